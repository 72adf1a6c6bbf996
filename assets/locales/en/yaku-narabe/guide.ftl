# The rules page of Yaku-Narabe, its terms and questions, and the guided first round.
# Tables (cards, yaku and their points, house rules, presets) are made by the page from the engine's
# tables; these texts explain and list nothing.
#
# Paragraphs, rules-<section>-1 and on:
#   aim 2, deck 3, deal 3, turn 4, row 5, yaku 5, month 3, memory 2, takeback 3, daily 4, hint 3,
#   house 1, presets 1, terms 1, questions 1
# Terms: term-1 to term-20. Questions: question-1 to question-14. Lesson steps: lesson-1 to lesson-9.

## The aim

rules-aim-title = The aim
rules-aim-1 = Yaku-Narabe means “lining up yaku”. It is a game for one. You lay out all the cards in five columns, and the rows across the columns score if they hold a yaku, a set of cards that belong together.
rules-aim-2 = The points of all rounds are added up. There is nobody to beat but yourself, or a friend who has played the same deal.

## The cards

rules-deck-title = The cards
rules-deck-1 = Every month of the year has its flower, and every flower has four cards. A card has no points of its own here. All that counts is which cards stand together in a row.
rules-deck-2 = There are four kinds: brights, the five grand scenes, then animals, ribbons, and plains, which show nothing but their plant.
rules-deck-3 = A few are easily mistaken. The Sake cup and the Eight-plank bridge are animals. The Lightning of Willow and the Yellow plain of Paulownia are plains. Three ribbons have writing on them, three are blue, and four are red without writing.

## The deal

rules-deal-title = The deal
rules-deal-1 = The 48 cards are shuffled. The first two are your hand, and the rest lie face down as the stack.
rules-deal-2 = The five columns are empty at the start.
rules-deal-3 = For every round the whole deck is shuffled anew.

## A turn

rules-turn-title = A turn
rules-turn-1 = Put one of your two hand cards at the bottom of a column. You may choose the card and the column freely: nothing has to match.
rules-turn-2 = Then you draw the top card of the stack, so that you have two again. When the stack is used up, you play on with what you hold.
rules-turn-3 = Cards wait one below another. The first card of every column belongs to the top row, the second to the row below it, and so on. They overlap, but you can always read the month and the kind of each.
rules-turn-4 = The round ends when all 48 cards have been put down.

## Rows

rules-row-title = Rows
rules-row-1 = When all five columns hold a card, the top row is complete. At the end of that turn it is scored and leaves the table. The cards below it become the new top row.
rules-row-2 = A card stays in the column where you put it. Which row it joins follows from the number of cards that wait there already.
rules-row-3 = A row that is unfinished at the end of the round scores nothing, however fine its cards are.
rules-row-4 = The deck is enough for nine rows, so at least three cards stay over.
rules-row-5 = A column has room for nine waiting cards. When it is full, use another one until the top row has left. There is always a column with room.

## Yaku

rules-yaku-title = Yaku
rules-yaku-1 = A yaku is made by cards of one row. Their order does not matter, and the other cards of the row do no harm. One card may serve in several yaku.
rules-yaku-2 = The picture counts, not the flower: where the list shows the Curtain, no other cherry card will do. Where you may choose among several cards, the list says so.
rules-yaku-3 = Almost all yaku add up. Four Wisterias contains both plains of Wisteria, so Wisterias Lined Up counts as well. In the same way Four Rains brings the Wild Card, and Four Paulownias brings Paulownias Lined Up.
rules-yaku-4 = Only the four yaku of brights alone exclude each other: Five Brights, Four Brights, Rainy Four Brights and Three Brights. The best of them counts.
rules-yaku-5 = The willow ribbon is a ribbon like the others and counts for Ribbons. The Lightning is a plain, and on top of that a yaku all by itself, the Wild Card.

## The bonus month

rules-month-title = The bonus month
rules-month-1 = Every round has a bonus month. In the first round it is January with its Pine, in the second February with its Plum, and so on through the year.
rules-month-2 = Cards of the bonus month multiply the row they stand in. One of them makes it ×2, two ×3, three ×4, and all four ×5.
rules-month-3 = They multiply all yaku of the row, whether or not they take part in one. But a row without a yaku stays at nothing.

## Remembering

rules-memory-title = Remembering
rules-memory-1 = A scored row leaves the table, and its cards do not come again in that round. A yaku whose card has gone can no longer be made. Remembering what has gone is part of the skill.
rules-memory-2 = If you would rather not have to remember, turn on the house rule Show scored rows. A list at the side then keeps the scored rows and the cards seen so far.

## Taking back

rules-takeback-title = Taking back
rules-takeback-1 = In an ordinary match you may take back a move until you have seen a new card. Nearly every turn ends with a new card, so this helps mostly at the end, when the stack is used up.
rules-takeback-2 = In practice you may take back as many moves as you like.
rules-takeback-3 = The result says whether moves were taken back, and whether it was practice. So two results can be compared fairly.

## The deal of the day

rules-daily-title = The deal of the day
rules-daily-1 = Every day has a deal of its own: three rounds under the standard rules. It is the same for everyone who plays it that day.
rules-daily-2 = You can also name a deal by a number or a word of your choice. The same name always brings the same cards, so tell it to a friend and compare.
rules-daily-3 = Any deal can be played again from its first card, to see what else was in it.
rules-daily-4 = When you share a result, it says how you did and shows none of the cards. It spoils nothing for those who have yet to play.

## Hints

rules-hint-title = Hints
rules-hint-1 = If you are not sure, ask the adviser for a hint: it suggests a move and says why. It knows only what you know, that is your hand, the cards on the table and those that have gone. It does not know the order of the stack.
rules-hint-2 = The result says whether you asked for hints.
rules-hint-3 = After a round you can see what was possible. This is worked out with all cards known, and while you play nobody can know them. So do not be hard on yourself: it is a summit to look at, not a duty.

## House rules, presets, terms, questions

rules-house-title = House rules
rules-house-1 = There are few rules to choose from. Each holds for the whole match.
rules-presets-title = Presets
rules-presets-1 = There is one preset, the standard rules, and the deal of the day is played by it. You can change single rules as you like. Whatever differs from the preset is marked.
rules-terms-title = Words of the game
rules-terms-1 = You can play without knowing any of these. But the names of the yaku have stories to tell.
rules-questions-title = Common questions
rules-questions-1 = What new players ask most.

## Terms

term-1 = Yaku 役
term-1-about = A set of cards that scores when it stands in one row.
term-2 = Narabe 並べ
term-2-about = Lining up. It gives the game its name, and also the yaku of a month’s plains, as in matsu-narabe, Pines Lined Up.
term-3 = Tefuda 手札
term-3-about = The cards in your hand. Here they are two.
term-4 = Yamafuda 山札
term-4-about = The stack: the face-down cards that you draw from.
term-5 = Hikari 光
term-5-about = A bright: one of the five great scenes of the deck.
term-6 = Tane タネ
term-6-about = An animal card, and the yaku of five of them. Sake cup and bridge are tane too.
term-7 = Tanzaku 短冊
term-7-about = A ribbon, tan for short. Really a slip of paper on which poems are written, tied to a branch.
term-8 = Kasu カス
term-8-about = A plain, and the yaku of five of them. The word means leftovers, or chaff.
term-9 = Gokō 五光
term-9-about = “Five lights”: all five brights, the greatest yaku of all.
term-10 = Akatan 赤短
term-10-about = A red ribbon with writing on it, and the yaku of all three.
term-11 = Aotan 青短
term-11-about = A blue ribbon, and the yaku of all three.
term-12 = Inoshikachō 猪鹿蝶
term-12-about = Boar, deer and butterflies, simply named in one breath: ino, shika, chō.
term-13 = Hanami-zake 花見酒
term-13-about = Sake under the cherry blossoms: the Curtain and the Sake cup.
term-14 = Tsukimi-zake 月見酒
term-14-about = Sake by moonlight: the Moon and the Sake cup.
term-15 = Omote-sugawara 表菅原
term-15-about = Pine, plum and cherry. They are said to recall three brothers, named after these trees, in an old play about the minister Sugawara.
term-16 = Hichō 飛鳥
term-16-about = Birds on the wing: warbler, cuckoo, geese and swallow.
term-17 = Sōfū 草風
term-17-about = Wind in the grasses: the red ribbons of Wisteria, Iris and Bush clover.
term-18 = Onifuda 鬼札
term-18-about = “Demon card”: the Lightning of Willow. In many games it can take any card. Here it stands for nothing else, but is a yaku by itself.
term-19 = Shima 島
term-19-about = “Island”: all four cards of one month. Only three are yaku here: fujishima, ameshima and kirishima.
term-20 = Ame 雨
term-20-about = “Rain”: a nickname for the willow cards, after the man with the umbrella. Hence ameshima and ame-shikō.

## Questions

question-1 = Why did my row score nothing?
question-1-answer = Its five cards made no yaku. That is nothing unusual: more than three quarters of all possible rows score nothing. Cards of the bonus month do not help such a row either.
question-2 = What is a good score?
question-2-answer = The makers of the game call 300 points in a round impressive, or an average of 200 a round. Do not worry if your first rounds stay well below that.
question-3 = Do the bonus cards have to be part of the yaku?
question-3-answer = No. They multiply every yaku of their row, even when they belong to none. So look for a row that will be worth much anyway.
question-4 = Does the willow ribbon count?
question-4-answer = Yes. Five ribbons of any sort make Ribbons, the willow ribbon included. It is also one of the Four Rains.
question-5 = Does the Sake cup count as a plain?
question-5-answer = In Chaff it does, unless you switch off the house rule. Everywhere else it is an animal.
question-6 = Which cherry card counts for Flower Viewing Sake?
question-6-answer = Only the Curtain. The Sake cup must stand in the same row; it need not be next to it.
question-7 = I have Four Brights. Why does Three Brights not count too?
question-7-answer = Of the yaku made of brights alone only the best counts. All other yaku of the row are added to it.
question-8 = May I look at what was scored?
question-8-answer = Not during the round, unless you have turned on Show scored rows. Remembering what has gone is part of the game.
question-9 = Why is a column full?
question-9-answer = Nine cards are waiting in it, and there is no room for a tenth. Use the other columns: when each of them holds a card, the top row leaves, and the full column has room again.
question-10 = Can I get stuck?
question-10-answer = No. The columns can never all be full, because a row leaves as soon as each of them holds a card. There is always a move.
question-11 = Can I move a card to another column?
question-11-answer = No, a card stays where you put it. If you change your mind at once, you may be able to take the move back.
question-12 = Where do I put a card that helps nothing?
question-12-answer = Into a row that has little to hope for anyway. One poor row that takes all the odd cards is better than several good rows that each get one.
question-13 = Can I take a move back?
question-13-answer = Whenever the undo button can be pressed, yes. Once you have seen a new card, the move stands, except in practice. The result says that moves were taken back.
question-14 = Does the hint know what comes next?
question-14-answer = No. It is worked out from what you can know yourself. Only the look at what was possible, after a round, knows all the cards.

## The guided first round (180 characters a step at most)

lesson-next = Next
lesson-skip = Skip
lesson-done = Play on
lesson-1-title = Welcome
lesson-1 = Here you build rows of five cards across five columns. A row scores if some of its cards make a yaku, a set that belongs together.
lesson-2-title = Your hand
lesson-2 = These are your two cards. Each turn you put one of them in a column and keep the other for later.
lesson-3-title = Put down a card
lesson-3 = Choose one of your cards, then a column. You cannot go wrong with the first one, so put it in a column now.
lesson-4-title = Two again
lesson-4 = You have drawn a card, so you hold two again. In a column cards wait one below another: the first for the top row, the second for the next.
lesson-5-title = A complete row
lesson-5 = As soon as all five columns hold a card, the top row is scored and leaves the table. The cards below it move up.
lesson-6-title = What a row can become
lesson-6 = Beside the row you see what it holds and which yaku it can still make. Each card you add opens some ways and closes others.
lesson-7-title = The bonus month
lesson-7 = In the first round Pine brings the bonus. One pine card doubles everything its row scores, even if it is no part of the yaku.
lesson-8-title = Your first row
lesson-8 = Your first row has left the table. Try to remember what was in it: those cards do not come again in this round.
lesson-9-title = Good luck
lesson-9 = Nine rows are the most a round can bring. If you are not sure, ask for a hint, or see whether you can take back. Good luck!
