# The rules page of Hanafuda Pilina, its terms and questions, and the guided first round.
# Tables (cards and points, deal sizes, hui, house rules, presets) are made by the page from the
# engine's tables; these texts explain and list nothing.
#
# Paragraphs, rules-<section>-1 and on:
#   aim 4, deck 4, deal 6, turn 5, capture 5, ohana 7, pele 6, block 6, leftovers 4, hui 6, teams 4,
#   settlement 6, match 3, house 1, presets 2, terms 1, questions 1
# Terms: term-1 to term-25. Questions: question-1 to question-20. Lesson steps: lesson-1 to lesson-9.

## The aim

rules-aim-title = The aim
rules-aim-1 = Hanafuda Pilina is hanafuda in the way of Hawaiʻi. You play a card to one of the same plant on the field and take both. What you have taken scores by its points, and certain cards together make a { word-hui }.
rules-aim-2 = Two to seven people play, each alone or in teams. A side means a team, or a player who plays alone. The highest score wins the round.
rules-aim-3 = A { word-hui } is a set of three cards. By default it takes 50 points from every other side.
rules-aim-4 = Two things upset every plan. Whoever has all four cards of a { word-suit } between hand and field may call “{ word-ohana-shout }” and take them at once. And { word-pele } takes whatever it aims at, unless somebody may say “{ word-stop-shout }”

## The cards

rules-deck-title = The cards
rules-deck-1 = There are twelve { word-suits } of four cards, each with a plant of its own. Only the plant decides what matches. The picture decides what a card is worth: 20, 10, 5 or nothing.
rules-deck-2 = Cards worth nothing are the { word-zeros }. They only serve to take others.
rules-deck-3 = You can play with either of two decks, and the rules are the same. The Hawaiʻi deck shows plants of the islands, the Japanese deck the plants of the months. The eleventh plant is fern in the Hawaiʻi deck and willow in the Japanese one. One of its cards is special: the fire fountain or the lightning. That is { word-pele-card }.
rules-deck-4 = In the Hawaiʻi deck, cards worth 10 are marked with kapa, a cloth made of bark. By default the honu, the green turtle, is one of them, and the scoring ferns are worth 5. With the older values a fern is worth 10 and the honu 5. In the Japanese deck this means the Willow ribbon and the Geese.

## The deal

rules-deal-title = The deal
rules-deal-1 = Every player gets a hand, some cards are laid open on the field, and the rest lie face down as the stack. How many of each depends on the number of players. With two, part of the stack is never turned.
rules-deal-2 = From the top of the deck come first the hands, whole, in turn order from the dealer. Then come the cards of the field, and what remains is the stack with its top card first.
rules-deal-3 = Before the first round everyone draws a card, and whoever drew the one worth most deals. Those who tie draw again. In teams only the first seat of each team draws.
rules-deal-4 = By custom the player on the dealer’s left shuffles and the one on the right cuts. With two players the dealer cuts.
rules-deal-5 = When all four cards of a { word-suit } lie on the opening field, by default the dealer takes them at once and then plays. The { word-ferns } are no exception, { word-pele } included.
rules-deal-6 = Play goes counter-clockwise, so the player on the dealer’s right comes next.

## A turn

rules-turn-title = A turn
rules-turn-1 = The dealer plays first. A turn has two parts: you play a card from your hand, and then the top card of the stack is turned over and played in the same way. Calling { word-ohana } can take the place of the hand card.
rules-turn-2 = You may play any card of your hand, even one that takes nothing while another could.
rules-turn-3 = The turned card belongs to your turn. It may also match the card that you have only just laid down.
rules-turn-4 = Everyone has as many turns as cards were dealt to a hand. Then the round is over, and nobody can end it sooner.
rules-turn-5 = If calling { word-ohana-a } has emptied your hand, you keep your turns: you only turn the top card of the stack.

## Taking cards

rules-capture-title = Taking cards
rules-capture-1 = No card of the same { word-suit } on the field: your card stays there, and anyone may take it later.
rules-capture-2 = One: you take both, your card and that one. You cannot leave it.
rules-capture-3 = Two: you choose which of them to take. The other stays. This goes for the turned card too.
rules-capture-4 = Three: your card takes them all, and you have the whole { word-suit }.
rules-capture-5 = Cards with points lie open before the side that took them. The { word-zeros } go to one pile for all and belong to nobody.

## ʻOhana

rules-ohana-title = { word-ohana-start }: four at once
rules-ohana-1 = When the four cards of a { word-suit } all lie in your hand and on the field, you may call “{ word-ohana-shout }” and take all four.
rules-ohana-2 = How they are spread does not matter: one in your hand and three on the field, two and two, three and one, or all four in your hand.
rules-ohana-3 = On your own turn the call takes the place of the hand card. Afterwards the stack card is turned as always.
rules-ohana-4 = You may also call out of turn, while another player is about to play or to turn the stack card. It costs you no turn. But your hand is smaller afterwards, so near the end you may have nothing left to play and only turn the stack card.
rules-ohana-5 = You need not call. You may play the four one at a time, or hold them back. As long as you hold them back, no other hand or stack card can match those on the field. Only { word-pele } could be aimed at them, and that you can stop.
rules-ohana-6 = Example: two cards of a { word-suit } lie on the field, and you hold the other two. You wait. When somebody aims { word-pele } at one of the two on the field, you say stop and take all four.
rules-ohana-7 = Only your own hand counts: the hands of partners are not put together. The { word-ferns } make { word-ohana-a } like any other, and { word-pele } is one of the four.

## The Pele card

rules-pele-title = { word-pele-start } takes anything
rules-pele-1 = Played from the hand, { word-pele } takes one card of the field, whichever you like. The { word-suit } does not matter, and a { word-fern } may be taken as well.
rules-pele-2 = If there is any card on the field, it must take one. On an empty field it stays as a plain { word-fern }.
rules-pele-3 = When the three other { word-ferns } lie on the field, { word-pele } is the fourth of them and must take all three.
rules-pele-4 = By default it works in the same way when it is turned from the stack: the player whose turn it is chooses what it takes. If there is only one card on the field, it aims at that one by itself.
rules-pele-5 = When { word-pele } is dealt to the field or is left there, it is a plain { word-fern }. Only a { word-fern } takes it, and the taker cannot use its power.
rules-pele-6 = It is worth no points. Until the round ends it lies open beside the card that it took, so that everyone remembers.

## Stop!

rules-block-title = “{ word-stop-shout }”
rules-block-1 = { word-pele-start } aims before it takes. If another player has all four cards of the { word-suit } aimed at, in the hand and on the field together, that player may say “{ word-stop-shout }”, shows the { word-suit } and takes all four.
rules-block-2 = So after every aim all the other players are asked, partners too, in turn order after the one who aims. Each says stop or pass, until somebody stops it. Only the player who has all four can say stop, and even that player may pass.
rules-block-3 = Everyone is asked in the same way and after the same pause. So neither the question nor the time it takes tells who holds what.
rules-block-4 = After a stop, by default { word-pele } aims again, at any card that is left on the field. It may be stopped once more. If no card is left, it stays on the field.
rules-block-5 = A house rule sends a stopped { word-pele-bare } back to the hand, if it was played from there and another card is left to play. Then another card is played, or { word-ohana-a } called, and { word-pele } waits for a later turn.
rules-block-6 = An aim at a { word-fern } cannot be stopped, and nobody is asked. { word-pele-start } is one of the four { word-ferns }, so no other player can have them all.

## Leftovers

rules-leftovers-title = Leftovers
rules-leftovers-1 = Cards leave the field in twos and fours. When { word-pele } takes a card of another { word-suit }, one card of that { word-suit } and one { word-fern } lose their match. With three players or more these are the two that are left on the field at the end.
rules-leftovers-2 = By default every card left of the { word-suit } that { word-pele } took from goes to the side that used { word-pele }. This is done before the { word-hui } are counted, so it may complete one.
rules-leftovers-3 = Any { word-ferns } left over count for nobody, unless a house rule lets them go along.
rules-leftovers-4 = With two players other cards may be left as well, because part of the stack is never turned. Only cards on the field can be given. What is still in the stack counts for nobody.

## Hui

rules-hui-title = { word-hui-start }
rules-hui-1 = A { word-hui } is three certain cards, all taken by one side. There are eight, each with the name of an island and a sign of its own.
rules-hui-2 = The exact cards count. Another card of the same { word-suit } will not do. One card may serve in two { word-hui }.
rules-hui-3 = By default each { word-hui } takes 50 points from every other side, and its owner gains nothing. Two { word-hui } of the same side take 100. There is no limit, and a score may fall below zero.
rules-hui-4 = House rules can add the 50 points to the owner instead, or leave { word-hui } out. Taken or added, the winner and the margins come out the same.
rules-hui-5 = Every scoring card belongs to a { word-hui } except those of the eleventh and the twelfth { word-suit }.
rules-hui-6 = One card of a { word-hui } in your pile is enough to spoil it for all the others.

## Teams

rules-teams-title = Teams
rules-teams-1 = Four players can form two teams of two. Six can form three teams of two or two teams of three. Partners never sit side by side, so the teams take turns.
rules-teams-2 = A team has one pile, and its points and { word-hui } count together. A { word-hui } takes its 50 points from each other team once, not from each player.
rules-teams-3 = Partners neither show nor tell what they hold. Each of them plays, calls { word-ohana } and says stop for one hand only.
rules-teams-4 = You may stop your partner’s { word-pele-bare } too, or let it pass. The cards go to the same pile either way, but with a stop you bring in all four.

## Settling a round

rules-settlement-title = Settling a round
rules-settlement-1 = When the last turn is over, leftovers are given out, and the round is added up.
rules-settlement-2 = By default your score is the points of your cards, less 50 for each { word-hui } of the other sides. The { word-zeros } and { word-pele } add nothing.
rules-settlement-3 = Example with three players: Keiko has cards for 90 points and one { word-hui }, Tama 80 points and one { word-hui }, and you 70 points and none. Keiko scores 40, Tama 30, and you lose 100 and end at −30.
rules-settlement-4 = The highest score wins the round.
rules-settlement-5 = If several tie at the top, the first of them in turn order wins. Count from the dealer, and the dealer comes first.
rules-settlement-6 = The winner deals the next round. In a team it is the player who comes first in turn order from the dealer, the dealer included.

## The match

rules-match-title = The match
rules-match-1 = A match is a fixed number of rounds, four by default. The scores of the rounds are added up, and the highest total wins.
rules-match-2 = With the house rule Rounds won, the points only decide who wins each round, and by how much. A round won counts 1.
rules-match-3 = A round won by 50 points or more over the next side is a chu and counts 2. By 100 or more it is a basa and counts 3.

## House rules, presets, terms, questions

rules-house-title = House rules
rules-house-1 = Families and clubs have their own customs. Here are those you can choose from. Each holds for the whole match, for all players alike.
rules-presets-title = Presets
rules-presets-1 = A preset is a ready set of rules with a name. Start from one and change single rules as you like. Whatever differs from the preset is marked.
rules-presets-2 = A preset also brings a deck and a set of words. Those change nothing in the rules, and you can choose others among the display settings.
rules-terms-title = Words of the game
rules-terms-1 = Some are Hawaiian, some came with the cards from Japan. Two words in the list may mean the same thing: players of either custom sit at one table here.
rules-questions-title = Common questions
rules-questions-1 = What new players ask most.

## Terms

term-1 = Pilina
term-1-about = To join, to associate; relationship. It gives this game its name.
term-2 = Hanafuda 花札
term-2-about = “Flower cards”: the Japanese cards with a plant for each month.
term-3 = Sakura 桜
term-3-about = “Cherry blossom”: what hanafuda is often called in Hawaiʻi. Here also the name for the Japanese words of this game.
term-4 = ʻOhana
term-4-about = Family. Here the four cards of one plant, and the call that takes them all at once.
term-5 = Hiki
term-5-about = What Sakura players say for ʻohana.
term-6 = Hui
term-6-about = A group, a club, people who come together. Here three cards that belong together.
term-7 = Yaku 役
term-7-about = What Sakura players say for a hui.
term-8 = Pele
term-8-about = In Hawaiian tradition she is the goddess of volcanoes. Here the card that takes any other.
term-9 = Gaji
term-9-about = What Sakura players say for the Pele card. In the Japanese deck it is the Lightning of Willow.
term-10 = Kasu カス
term-10-about = What Sakura players say for a zero card. The word means leftovers.
term-11 = Kapa
term-11-about = Cloth made of bark. In the Hawaiʻi deck it marks the cards worth 10.
term-12 = Niu
term-12-about = The coconut palm, first of the twelve plants. Each of the others has a note of its own.
term-13 = Hāpuʻu, palaʻā
term-13-about = Tree fern and lace fern. They share the eleventh place with Pele.
term-14 = Honu
term-14-about = The green turtle. Its card is worth 10 or 5, as the house rule about card values says.
term-15 = Mahiole
term-15-about = A helmet covered with feathers, worn by chiefs. The sign of the hui Hawaiʻi.
term-16 = Makau
term-16-about = A fishhook. The sign of the hui Maui.
term-17 = Pahu
term-17-about = A drum. The sign of the hui Molokaʻi.
term-18 = Kiʻi pōhaku
term-18-about = A petroglyph, a picture cut into rock. The sign of the hui Lānaʻi.
term-19 = Nā hōkū
term-19-about = The stars. The sign of the hui Kahoʻolawe.
term-20 = Lei niho palaoa
term-20-about = A pendant made of a whale’s tooth. The sign of the hui Oʻahu.
term-21 = Pōhaku kuʻi ʻai puka
term-21-about = A ring-shaped stone for pounding poi. The sign of the hui Kauaʻi.
term-22 = Momi
term-22-about = The dove snail and its small shell. The sign of the hui Niʻihau.
term-23 = Chu
term-23-about = A round won by 50 points or more. It counts 2 where rounds won are counted.
term-24 = Basa
term-24-about = A round won by 100 points or more. It counts 3 where rounds won are counted.
term-25 = Higobana
term-25-about = Another name for Hawaiʻi style hanafuda. Here it is the preset that counts rounds won.

## Questions

question-1 = Must I take a card that matches?
question-1-answer = Yes, if the card you play has a match, you take it. But you are free to play another card of your hand instead.
question-2 = Why was my { word-pele-bare } stopped?
question-2-answer = You aimed at a card whose whole { word-suit } lay between one player’s hand and the field. That player said stop and took all four. By default you may then aim at another card.
question-3 = Why does everyone have to answer when { word-pele } aims?
question-3-answer = If only the holder were asked, the question itself would give the hand away. So all are asked alike. Where you play alone against the computer, you pass without being asked when there is nothing else you could say.
question-4 = Can I hold { word-ohana-a } back?
question-4-answer = Yes. The cards on the field cannot be matched by anyone else, and if { word-pele } aims at one of them, you may say stop. But watch how many turns are left.
question-5 = When can I call out of turn?
question-5-answer = As soon as all four cards lie between your hand and the field, and another player is about to play or to turn the stack card. A display setting says whether the game waits for you.
question-6 = What happens when my hand is empty?
question-6-answer = You still have as many turns as everybody else. In each of them you turn the top card of the stack and play it.
question-7 = Do the hands of partners count together?
question-7-answer = No. For { word-ohana } and for stop only your own hand and the field count. What partners have taken does count together.
question-8 = Why is my score below zero?
question-8-answer = By default every { word-hui } of another side takes 50 points from you, and there is no limit. Your own { word-hui } give you nothing, but they pull the others down.
question-9 = Who wins a tie?
question-9-answer = In a round, the first of those who tie, counted in turn order from the dealer. The dealer comes first. In teams it is the side whose player comes first.
question-10 = What is kapa?
question-10-answer = A cloth made of bark and decorated with patterns. In the Hawaiʻi deck it marks the cards worth 10.
question-11 = Why can nobody stop an aim at a { word-fern }?
question-11-answer = Stop needs all four cards of the { word-suit } between hand and field. { word-pele-start } is itself one of those four, and another player has just played it.
question-12 = Is { word-pele } worth points?
question-12-answer = No. Its worth lies in what it takes, and in the odd card that may come to you at the end.
question-13 = What are leftovers?
question-13-answer = Cards that found no match by the end, because { word-pele } took a card of their { word-suit }. By default they go to the side that used { word-pele }.
question-14 = I took { word-pele } from the field. May I use it?
question-14-answer = No. It lay there as a plain { word-fern }, and you took it as one. Its power works only when it is played from the hand or, by default, turned from the stack.
question-15 = Where do the { word-zeros } go?
question-15-answer = To one pile beside the stack. They score for nobody, so it does not matter who took them.
question-16 = With two of us, why is the stack not used up?
question-16-answer = Each has as many turns as cards in the hand, and each turn uses one card of the stack. With two players there are more cards in it than that. Nobody knows which of them stay hidden.
question-17 = Taking points or adding them: does it change who wins?
question-17-answer = No. If nobody gains but all the others lose 50, the distance between any two sides is the same as if the owner had gained 50. Only the numbers look different.
question-18 = Why is my { word-pele-bare } locked in this turn?
question-18-answer = It was stopped and came back to your hand under a house rule. In this turn you play another card or call { word-ohana }. In a later turn it may be played again.
question-19 = Can I take a move back?
question-19-answer = Whenever the undo button can be pressed, yes. Once you have seen a card that was hidden before, the move stands.
question-20 = Does the computer look at my cards?
question-20-answer = No. A computer player is told only what a person in its seat would see. So it does not know either whether you could say stop.

## The guided first round (180 characters a step at most)

lesson-next = Next
lesson-skip = Skip
lesson-done = Play on
lesson-1-title = Welcome
lesson-1 = Twelve plants, four cards of each. Match plant to plant and take the cards. Some are worth 20, 10 or 5 points, the others nothing.
lesson-2-title = Your hand
lesson-2 = These are your cards. Play whichever you like, even one that takes nothing. Look for a plant that lies on the field as well.
lesson-3-title = Play a card
lesson-3 = Dots under a card of your hand say how many cards it matches on the field. Play one with a dot: both cards are yours.
lesson-4-title = The stack
lesson-4 = Now the top card of the stack is turned. It is played in the same way: it takes a card of its plant, or it stays on the field.
lesson-5-title = { word-ohana-start }
lesson-5 = When all four cards of a plant are in your hand and on the field, call “{ word-ohana-shout }” and take them at once, even out of turn.
lesson-6-title = { word-pele-start } takes anything
lesson-6 = { word-pele-start } matches every plant: it takes any one card of the field. Aim at something worth having.
lesson-7-title = “{ word-stop-shout }”
lesson-7 = When { word-pele } aims at a plant and you have all four cards between hand and field, say “{ word-stop-shout }” They are all yours.
lesson-8-title = { word-hui-start }
lesson-8 = Three certain cards make a { word-hui }, and each { word-hui } takes 50 points from everyone else. The list shows which are near. Watch theirs too.
lesson-9-title = The end of the round
lesson-9 = After the last turn your cards are added up, less 50 for each { word-hui } of the others. Now play on: the rest of the round is yours.
