# Hana-awase: its yaku and its house rules.
# Points are shown from the engine's tables. A text names a figure only where the rule
# is the same in every preset.

## Yaku of captured cards
## -term is the Japanese name (the same in every language), -reading how it is said.

yaku-five-brights = Five Brights
yaku-five-brights-term = 五光
yaku-five-brights-reading = gokō
yaku-five-brights-about = All five brights: Crane, Curtain, Moon, Rain man and Phoenix.

yaku-four-brights = Four Brights
yaku-four-brights-term = 四光
yaku-four-brights-reading = shikō
yaku-four-brights-about = Every bright but the Rain man: Crane, Curtain, Moon and Phoenix.

yaku-red-poem-ribbons = Red Poem Ribbons
yaku-red-poem-ribbons-term = 赤短
yaku-red-poem-ribbons-reading = akatan
yaku-red-poem-ribbons-about = The three ribbons with writing on them: Pine, Plum and Cherry.

yaku-blue-ribbons = Blue Ribbons
yaku-blue-ribbons-term = 青短
yaku-blue-ribbons-reading = aotan
yaku-blue-ribbons-about = The three blue ribbons: Peony, Chrysanthemum and Maple.

yaku-seven-ribbons = Seven Ribbons
yaku-seven-ribbons-term = 七短
yaku-seven-ribbons-reading = nanatan
yaku-seven-ribbons-about = Any seven ribbons or more. The willow ribbon does not count.

yaku-six-ribbons = Six Ribbons
yaku-six-ribbons-term = 六短
yaku-six-ribbons-reading = rokutan
yaku-six-ribbons-about = Any six ribbons or more. The willow ribbon does not count.

yaku-sugawara = Sugawara
yaku-sugawara-term = 表菅原
yaku-sugawara-reading = omote-sugawara
yaku-sugawara-about = The Crane of Pine, the Bush warbler of Plum and the Curtain of Cherry.

yaku-drinking-party = Drinking Party
yaku-drinking-party-term = のみ
yaku-drinking-party-reading = nomi
yaku-drinking-party-about = The Curtain, the Moon and the Sake cup: blossom, moonlight and something to drink.

yaku-flower-viewing = Flower Viewing
yaku-flower-viewing-term = 花見で一杯
yaku-flower-viewing-reading = hanami de ippai
yaku-flower-viewing-about = The Curtain and the Sake cup. No other cherry card will do.

yaku-moon-viewing = Moon Viewing
yaku-moon-viewing-term = 月見で一杯
yaku-moon-viewing-reading = tsukimi de ippai
yaku-moon-viewing-about = The Moon and the Sake cup. No other susuki card will do.

yaku-pine-paulownia-moon = Pine, Paulownia, Moon
yaku-pine-paulownia-moon-term = 松桐坊主
yaku-pine-paulownia-moon-reading = matsu-kiri-bōzu
yaku-pine-paulownia-moon-about = Three brights: the Crane of Pine, the Phoenix of Paulownia and the Moon of Susuki.

yaku-boar-deer-butterfly = Boar, Deer, Butterfly
yaku-boar-deer-butterfly-term = 猪鹿蝶
yaku-boar-deer-butterfly-reading = ino-shika-chō
yaku-boar-deer-butterfly-about = Three animals: the Boar of Bush clover, the Deer of Maple and the Butterflies of Peony.

yaku-grass-ribbons = Grass Ribbons
yaku-grass-ribbons-term = 草短
yaku-grass-ribbons-reading = kusatan
yaku-grass-ribbons-about = The red ribbons without writing of Wisteria, Iris and Bush clover.

yaku-four-wisterias = Four Wisterias
yaku-four-wisterias-term = 藤島
yaku-four-wisterias-reading = fujishima
yaku-four-wisterias-about = All four wisteria cards: the Cuckoo, the ribbon and both plains.

yaku-four-willows = Four Willows
yaku-four-willows-term = 雨島
yaku-four-willows-reading = ameshima
yaku-four-willows-about = All four willow cards: the Rain man, the Swallow, the ribbon and the Lightning.

yaku-four-paulownias = Four Paulownias
yaku-four-paulownias-term = 桐島
yaku-four-paulownias-reading = kirishima
yaku-four-paulownias-about = All four paulownia cards: the Phoenix and the three plains.

## Yaku of a dealt hand, and what the rain washes out

yaku-six-plains = Six Plains
yaku-six-plains-term = 六カス
yaku-six-plains-reading = roku-kasu
yaku-six-plains-about = Six of the seven cards dealt to you are plains.

yaku-seven-plains = Seven Plains
yaku-seven-plains-term = 七カス
yaku-seven-plains-reading = shichi-kasu
yaku-seven-plains-about = All seven cards dealt to you are plains.

yaku-rain-washout = Rain washout

## House rules
## setting-<id> is the name, -about says what it changes.

setting-rounds = Rounds
setting-rounds-about = How many rounds make a match. A full year is twelve.

setting-yaku = Yaku
setting-yaku-about = Which yaku of captured cards count. Six and Seven Plains have a switch of their own.
value-yaku-every = Every
value-yaku-every-about = All the yaku that the preset knows.
value-yaku-fewer = Fewer
value-yaku-fewer-about = Only Five Brights, Four Brights, Red Poem Ribbons, Blue Ribbons and Boar, Deer, Butterfly, as far as the preset knows them.
value-yaku-none = None
value-yaku-none-about = No yaku at all. Only the cards themselves count.

setting-hand_yaku = Six and Seven Plains
setting-hand_yaku-about = With three players, a dealt hand with six plains collects 20 from each of the others, one with seven plains 30. Those plains lie face up: their owner still plays them, but the others may capture them. Fuke and rain washout leave these points alone, a Big or Grand table multiplies them. With two or four players nothing changes.

setting-fuke = Fuke
setting-fuke-about = If anyone ends the round with 20 card points or fewer, neither cards nor yaku count for anybody in that round. Only Six and Seven Plains are still paid.

setting-rain_washout = Rain washout
setting-rain_washout-about = Whose yaku are lost when one player captures all four willow cards, whether or not Four Willows is played. Card points and Six or Seven Plains stay.
value-rain_washout-off = Off
value-rain_washout-off-about = Nobody’s. Nothing is washed out.
value-rain_washout-own = Own
value-rain_washout-own-about = The holder of the four willows scores no yaku at all in that round, not even Four Willows. The others keep theirs.
value-rain_washout-all = All
value-rain_washout-all-about = Nobody scores any yaku in that round, the holder included.
value-rain_washout-others = Others
value-rain_washout-others-about = The other players score no yaku in that round. The holder’s own still count.

setting-table_multiplier = Big and Grand table
setting-table_multiplier-about = The Crane, the Curtain or the Moon on the opening field doubles the whole round: a Big table. The Rain man or the Phoenix trebles it: a Grand table. If both kinds lie there, it is trebled.

setting-redeal_on_hand_four = Redeal on four in hand
setting-redeal_on_hand_four-about = A hand dealt all four cards of one month means a new deal. Four of a month on the opening field always do.

setting-turn_limit = Time for a turn
setting-turn_limit-about = How long a player may think. When the time runs out, the computer plays for that seat.
value-turn_limit-none = No limit
value-turn_limit-none-about = Think for as long as you like.
value-turn_limit-30 = 30 s
value-turn_limit-30-about = Half a minute: a brisk game.
value-turn_limit-60 = 60 s
value-turn_limit-60-about = A minute: enough to count your cards.
