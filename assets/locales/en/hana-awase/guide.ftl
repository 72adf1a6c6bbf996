# The rules page, its terms and questions, and the guided first round.
# Tables (cards and points, deal sizes, yaku, cancellations, house rules, presets) are made
# by the page from the engine's tables; these texts explain and list nothing.
#
# Paragraphs, rules-<section>-1 and on:
#   aim 2, deck 3, deal 4, turn 4, capture 5, yaku 7, settlement 7, dealer 2, match 2,
#   house 1, presets 1, terms 1, questions 1
# Terms: term-1 to term-22. Questions: question-1 to question-14. Lesson steps: lesson-1 to lesson-9.

## The aim

rules-aim-title = The aim
rules-aim-1 = Hana-awase means “matching flowers”. You take cards by playing a flower to the same flower on the field. What you have taken scores in two ways: each card has its points, and certain cards together make a yaku, a set that is worth extra.
rules-aim-2 = Two, three or four people play, each for themselves. After every round the points are settled, and whoever has the highest total at the end of the match wins.

## The cards

rules-deck-title = The cards
rules-deck-1 = Every month of the year has its flower, and every flower has four cards. Only the flower decides what matches. The picture decides what a card is worth.
rules-deck-2 = There are four kinds. Brights are the grand scenes and worth most. Animals come next, then ribbons, and last the plains, which show nothing but their plant.
rules-deck-3 = A few cards look like something else than they are. The Sake cup and the Eight-plank bridge belong to the animals. The Lightning of Willow and the Yellow plain of Paulownia are plains. Ribbons come as poetry ribbons with writing, as blue ribbons, and as red ones without writing.

## The deal

rules-deal-title = The deal
rules-deal-1 = The cards are shuffled. Every player gets a hand, some cards are laid open on the field, and the rest lie face down as the stack. How many of each depends on the number of players.
rules-deal-2 = From the top of the deck come first the hands, whole, in turn order from the dealer. Then come the cards of the field, and what remains is the stack with its top card first.
rules-deal-3 = If all four cards of one month lie on the opening field, everything is shuffled and dealt anew.
rules-deal-4 = Who deals the first round is drawn at random. Play goes counter-clockwise, so the player on the dealer’s right comes next.

## A turn

rules-turn-title = A turn
rules-turn-1 = The dealer plays first. A turn has two parts: you play a card from your hand, and then the top card of the stack is turned over.
rules-turn-2 = You may play any card of your hand, even one that takes nothing while another could.
rules-turn-3 = The turned card belongs to your turn and matches in just the same way. It may also match the card that you have only just laid down.
rules-turn-4 = A round never stops early. Everyone has as many turns as cards were dealt to a hand. At the end hands and stack are used up, and every card on the field has been taken.

## Taking cards

rules-capture-title = Taking cards
rules-capture-1 = No card of the same month on the field: your card stays there, and anyone may take it later.
rules-capture-2 = One: you take both, your card and that one. You cannot leave it.
rules-capture-3 = Two: you choose which of them to take. The other stays. This goes for the turned card too.
rules-capture-4 = Three: your card takes them all, and you have the whole month.
rules-capture-5 = Taken cards lie open before their owner, sorted by kind, for everyone to see.

## Yaku

rules-yaku-title = Yaku
rules-yaku-1 = A yaku is a set of certain cards among those you have taken. It is announced as soon as you complete it, and it is paid at the end of the round.
rules-yaku-2 = The picture counts, not the flower: where the list shows the Curtain, no other cherry card will do. One card may serve in several yaku.
rules-yaku-3 = The willow ribbon counts for no ribbon yaku. It has its place among the Four Willows only.
rules-yaku-4 = Some yaku cancel a smaller one, so that the same cards are not paid twice. The list says which. All other yaku add up.
rules-yaku-5 = Six and Seven Plains are a house rule for three players. They lie in the hand as it was dealt, and they are declared for you before the first card is played, in turn order from the dealer. Plain means a card worth one point: the Lightning and all three plains of Paulownia too, the Sake cup never. A hand makes one of the two at most, but two players may each have one.
rules-yaku-6 = The six plains, or the whole hand with seven, are then laid face up before their owner, who still plays them like the rest of the hand. The other players may take them with a hand card or a turned card, as if they lay on the field. What matches is counted on the field and among the shown cards together: with three in all, the fourth takes them wherever they lie. For their owner the shown cards neither match nor count.
rules-yaku-7 = If the others have taken so many shown cards that a player has none left to play, that player only turns the top card of the stack.

## Settling a round

rules-settlement-title = Settling a round
rules-settlement-1 = When the last card has been taken, the round is added up. The result shows every line of the sum.
rules-settlement-2 = Cards: your card points, less an equal share of all the points in the deck. More than your share is a gain, less is a loss.
rules-settlement-3 = Yaku: every other player pays you the points of each yaku you made, and you pay every other player for theirs.
rules-settlement-4 = Six and Seven Plains are paid in the same way. Neither Fuke nor a rain washout takes them away.
rules-settlement-5 = Under the house rule Big and Grand table, the whole sum is doubled or trebled at the very end if the opening field says so.
rules-settlement-6 = So the scores of a round always come to zero: what one player gains, the others have lost.
rules-settlement-7 = Some presets only add up: you score your card points and your yaku, and nobody pays for them. Then the scores do not come to zero. Six and Seven Plains are still paid by the others.

## The next dealer

rules-dealer-title = The next dealer
rules-dealer-1 = Whoever scored most in the round deals the next one. If several tie for the top, the dealer stays if among them. Otherwise the first of them in turn order after the dealer takes over.
rules-dealer-2 = Nobody changes seats. Who plays second and who plays last follows from the new dealer.

## The match

rules-match-title = The match
rules-match-1 = A match is a fixed number of rounds, agreed at the start. A full match has as many rounds as the year has months.
rules-match-2 = The scores of the rounds are added up, and the highest total wins. Those who tie at the end share the place.

## House rules, presets, terms, questions

rules-house-title = House rules
rules-house-1 = Hana-awase is played a little differently in every house. Here are the customs you can choose from. Each holds for the whole match, for all players alike.
rules-presets-title = Presets
rules-presets-1 = A preset is a ready set of rules with a name, down to the points of the yaku. It may also leave some months out of the deck or have all hands lie open. Start from one and change single rules as you like. Whatever differs from the preset is marked.
rules-terms-title = Words of the game
rules-terms-1 = You can play without knowing any of these. They help when you sit down with people who grew up with the game.
rules-questions-title = Common questions
rules-questions-1 = What new players ask most.

## Terms

term-1 = Oya 親
term-1-about = The dealer. Plays first, and goes on dealing for as long as nobody scores more.
term-2 = Dōni 胴二
term-2-about = The player who comes second, on the dealer’s right.
term-3 = Biki 尾季
term-3-about = The player who comes last in a turn around the table.
term-4 = Ba 場
term-4-about = The field: the open cards in the middle.
term-5 = Tefuda 手札
term-5-about = The cards in your hand.
term-6 = Yamafuda 山札
term-6-about = The stack: the face-down cards that are turned over one by one.
term-7 = Mekuri めくり
term-7-about = Turning over the top card of the stack, the second part of a turn.
term-8 = Torifuda 取り札
term-8-about = The cards you have taken. They lie open before you.
term-9 = Hikari 光
term-9-about = A bright: one of the five great scenes of the deck.
term-10 = Tane タネ
term-10-about = An animal card. Sake cup and bridge are tane too.
term-11 = Tanzaku 短冊
term-11-about = A ribbon. Really a slip of paper on which poems are written, tied to a branch.
term-12 = Kasu カス
term-12-about = A plain. The word means leftovers, yet there are more of them than of anything else.
term-13 = Akatan 赤短
term-13-about = A red ribbon with writing on it, and the yaku of all three.
term-14 = Aotan 青短
term-14-about = A blue ribbon, and the yaku of all three.
term-15 = Yaku 役
term-15-about = A set of cards that is worth extra points.
term-16 = Teyaku 手役
term-16-about = A yaku in the hand as it was dealt. Here these are Six and Seven Plains.
term-17 = Shima 島
term-17-about = “Island”: all four cards of one month, as in fujishima, the Four Wisterias.
term-18 = Bōzu 坊主
term-18-about = “The monk”: a nickname for the susuki cards, whose round hill looks like a shaven head.
term-19 = Ame 雨
term-19-about = “Rain”: a nickname for the willow cards, after the man with the umbrella.
term-20 = Fuke ふけ
term-20-about = A round that is called off because somebody took too few card points. A house rule.
term-21 = Ōba 大場, zetsuba 絶場
term-21-about = Big table and Grand table: a bright on the opening field raises the stakes of the round. A house rule.
term-22 = Bakappana ばかっ花
term-22-about = Another name for hana-awase, older than its yaku. Here it is the preset that is played without them.

## Questions

question-1 = Must I take a card that matches?
question-1-answer = Yes, if the card you play has a match, you take it. But you are free to play another card of your hand instead.
question-2 = Why did the fourth card take everything?
question-2-answer = Three cards of a month lay on the field, and the fourth one came. With it the month is complete, and whoever brings the fourth takes all four.
question-3 = What happens when two cards match?
question-3-answer = You choose one of the two, and the other stays on the field. You choose for the turned card as well: it is never decided for you.
question-4 = Which cherry card counts for Flower Viewing?
question-4-answer = Only the Curtain, together with the Sake cup. A cherry ribbon or plain shows blossom too, but nobody has put up a curtain for the party.
question-5 = Does the Sake cup count as a plain too?
question-5-answer = No. In some other hanafuda games it may, but here it is an animal and nothing else. Its worth lies in the yaku that need it.
question-6 = I have seven ribbons. Why are six not paid as well?
question-6-answer = The seven contain the six, so Seven Ribbons cancels Six Ribbons. You are paid for the better one.
question-7 = Why does my willow ribbon not count?
question-7-answer = The ribbon yaku leave it out, by old custom. It still has its card points, and it is one of the Four Willows.
question-8 = Why is my score below zero?
question-8-answer = You took fewer card points than an equal share, or the others’ yaku cost you more than you won. Under most rules what one player gains comes from the others, so somebody is always below zero unless all are level.
question-9 = What does ×2 mean?
question-9-answer = A Big table: a certain bright lay on the opening field, and everything in this round counts double. ×3 is a Grand table. It only happens with that house rule on.
question-10 = I made a yaku. Why does the round go on?
question-10-answer = In hana-awase every round is played to the last card. Stopping after a yaku belongs to another game, koi-koi.
question-11 = Why could somebody take cards that lie before me?
question-11-answer = You were dealt Six or Seven Plains and were paid for it. The price is that those cards lie open, and the others may take them like cards of the field.
question-12 = Can I take a move back?
question-12-answer = Whenever the undo button can be pressed, yes. Once you have seen a card that was hidden before, the move stands: playing on with what you have learnt would not be fair.
question-13 = Does the computer look at my cards?
question-13-answer = No. A computer player is told only what a person in its seat would see: its own hand, the open cards, and what has been played. Nor does it know the order of the stack.
question-14 = What are the small marks under my cards?
question-14-answer = A dot for each card that would match. One dot takes a card, two let you choose, three take all. A short bar means that nothing matches and the card would stay.

## The guided first round (180 characters a step at most)

lesson-next = Next
lesson-skip = Skip
lesson-done = Play on
lesson-1-title = Welcome
lesson-1 = Twelve flowers, one for each month, and four cards of each. Match flower to flower, take the cards, and gather more points than the others.
lesson-2-title = Your hand
lesson-2 = These are your cards. Each shows the flower of its month. Find one whose flower lies on the field as well.
lesson-3-title = Play a card
lesson-3 = Dots under a card of your hand say how many cards of its flower lie on the field. Play one with a dot: both cards are yours.
lesson-4-title = The stack
lesson-4 = Now the top card of the stack is turned by itself. It matches in the same way: it takes its flower from the field, or stays there.
lesson-5-title = Two that match
lesson-5 = Two cards of this flower lie on the field. You take one of them, whichever you like. If there were three, you would take them all.
lesson-6-title = No match
lesson-6 = Nothing matches? Then your card stays on the field, and the others may take it. Give away what is worth little.
lesson-7-title = What you have taken
lesson-7 = Your cards are laid out by kind. A bright is worth 20 points, an animal 10, a ribbon 5 and a plain 1.
lesson-8-title = Yaku
lesson-8 = Some cards together make a yaku, and the others pay you for it. The list shows which ones you are close to. Watch theirs too.
lesson-9-title = The end of the round
lesson-9 = After the last card comes the sum: points above your share, and the yaku. Now play on: the rest of the round is yours.
