# Yaku-Narabe: its yaku and its house rules.
# Points are shown from the engine's tables; these texts name none.

## Brights, animals and scenes
## -term is the Japanese name (the same in every language), -reading how it is said.

yaku-five-brights = Five Brights
yaku-five-brights-term = 五光
yaku-five-brights-reading = gokō
yaku-five-brights-about = All five brights: Crane, Curtain, Moon, Rain man and Phoenix.

yaku-four-brights = Four Brights
yaku-four-brights-term = 四光
yaku-four-brights-reading = shikō
yaku-four-brights-about = Every bright but the Rain man: Crane, Curtain, Moon and Phoenix.

yaku-rainy-four-brights = Rainy Four Brights
yaku-rainy-four-brights-term = 雨四光
yaku-rainy-four-brights-reading = ame-shikō
yaku-rainy-four-brights-about = The Rain man and any three of the other brights.

yaku-three-brights = Three Brights
yaku-three-brights-term = 三光
yaku-three-brights-reading = sankō
yaku-three-brights-about = Any three brights without the Rain man: of Crane, Curtain, Moon and Phoenix.

yaku-front-sugawara = Front Sugawara
yaku-front-sugawara-term = 表菅原
yaku-front-sugawara-reading = omote-sugawara
yaku-front-sugawara-about = The Crane of Pine, the Bush warbler of Plum and the Curtain of Cherry.

yaku-flower-viewing = Flower Viewing Sake
yaku-flower-viewing-term = 花見酒
yaku-flower-viewing-reading = hanami-zake
yaku-flower-viewing-about = The Curtain of Cherry and the Sake cup of Chrysanthemum.

yaku-moon-viewing = Moon Viewing Sake
yaku-moon-viewing-term = 月見酒
yaku-moon-viewing-reading = tsukimi-zake
yaku-moon-viewing-about = The Moon of Susuki and the Sake cup of Chrysanthemum.

yaku-boar-deer-butterflies = Boar-Deer-Butterflies
yaku-boar-deer-butterflies-term = 猪鹿蝶
yaku-boar-deer-butterflies-reading = inoshikachō
yaku-boar-deer-butterflies-about = The Boar of Bush clover, the Deer of Maple and the Butterflies of Peony.

yaku-flying-birds = Flying Birds
yaku-flying-birds-term = 飛鳥
yaku-flying-birds-reading = hichō
yaku-flying-birds-about = Four birds: the Bush warbler of Plum, the Cuckoo of Wisteria, the Geese of Susuki and the Swallow of Willow.

yaku-field-flowers = Field Flowers
yaku-field-flowers-term = 野の花
yaku-field-flowers-reading = no no hana
yaku-field-flowers-about = The Eight-plank bridge of Iris, the Geese of Susuki and the Sake cup of Chrysanthemum.

yaku-animals = Animals
yaku-animals-term = タネ
yaku-animals-reading = tane
yaku-animals-about = A whole row of animals, whichever five they are.

## Ribbons

yaku-poetry-ribbons = Poetry Ribbons
yaku-poetry-ribbons-term = 赤短
yaku-poetry-ribbons-reading = akatan
yaku-poetry-ribbons-about = The three ribbons with writing on them: Pine, Plum and Cherry.

yaku-blue-ribbons = Blue Ribbons
yaku-blue-ribbons-term = 青短
yaku-blue-ribbons-reading = aotan
yaku-blue-ribbons-about = The three blue ribbons: Peony, Chrysanthemum and Maple.

yaku-grass-wind = Grass Wind
yaku-grass-wind-term = 草風
yaku-grass-wind-reading = sōfū
yaku-grass-wind-about = The red ribbons without writing of Wisteria, Iris and Bush clover.

yaku-ribbons = Ribbons
yaku-ribbons-term = タン
yaku-ribbons-reading = tan
yaku-ribbons-about = A whole row of ribbons, whichever five they are, the willow ribbon too.

## Plains

yaku-pines = Pines Lined Up
yaku-pines-term = 松並べ
yaku-pines-reading = matsu-narabe
yaku-pines-about = Both plains of Pine.

yaku-plums = Plums Lined Up
yaku-plums-term = 梅並べ
yaku-plums-reading = ume-narabe
yaku-plums-about = Both plains of Plum.

yaku-cherries = Cherries Lined Up
yaku-cherries-term = 桜並べ
yaku-cherries-reading = sakura-narabe
yaku-cherries-about = Both plains of Cherry.

yaku-wisterias = Wisterias Lined Up
yaku-wisterias-term = 藤並べ
yaku-wisterias-reading = fuji-narabe
yaku-wisterias-about = Both plains of Wisteria.

yaku-irises = Irises Lined Up
yaku-irises-term = 菖蒲並べ
yaku-irises-reading = ayame-narabe
yaku-irises-about = Both plains of Iris.

yaku-peonies = Peonies Lined Up
yaku-peonies-term = 牡丹並べ
yaku-peonies-reading = botan-narabe
yaku-peonies-about = Both plains of Peony.

yaku-bush-clovers = Bush Clovers Lined Up
yaku-bush-clovers-term = 萩並べ
yaku-bush-clovers-reading = hagi-narabe
yaku-bush-clovers-about = Both plains of Bush clover.

yaku-susuki = Susuki Lined Up
yaku-susuki-term = 芒並べ
yaku-susuki-reading = susuki-narabe
yaku-susuki-about = Both plains of Susuki.

yaku-chrysanthemums = Chrysanthemums Lined Up
yaku-chrysanthemums-term = 菊並べ
yaku-chrysanthemums-reading = kiku-narabe
yaku-chrysanthemums-about = Both plains of Chrysanthemum.

yaku-maples = Maples Lined Up
yaku-maples-term = 紅葉並べ
yaku-maples-reading = momiji-narabe
yaku-maples-about = Both plains of Maple.

yaku-wild-card = Wild Card
yaku-wild-card-term = 鬼札
yaku-wild-card-reading = onifuda
yaku-wild-card-about = The Lightning of Willow, all by itself.

yaku-paulownias = Paulownias Lined Up
yaku-paulownias-term = 桐並べ
yaku-paulownias-reading = kiri-narabe
yaku-paulownias-about = All three plains of Paulownia, the yellow one too.

yaku-chaff = Chaff
yaku-chaff-term = カス
yaku-chaff-reading = kasu
yaku-chaff-about = A whole row of plains, whichever five they are; a house rule says whether the Sake cup may be one of them.

## All four cards of a month

yaku-four-wisterias = Four Wisterias
yaku-four-wisterias-term = 藤島
yaku-four-wisterias-reading = fujishima
yaku-four-wisterias-about = All four wisteria cards: the Cuckoo, the ribbon and both plains.

yaku-four-rains = Four Rains
yaku-four-rains-term = 雨島
yaku-four-rains-reading = ameshima
yaku-four-rains-about = All four willow cards: the Rain man, the Swallow, the ribbon and the Lightning.

yaku-four-paulownias = Four Paulownias
yaku-four-paulownias-term = 桐島
yaku-four-paulownias-reading = kirishima
yaku-four-paulownias-about = All four paulownia cards: the Phoenix and the three plains.

## House rules
## setting-<id> is the name, -about says what it changes.

setting-rounds = Rounds
setting-rounds-about = How many rounds make a match. Each round has the next month of the year as its bonus month.
value-rounds-3 = 3 rounds
value-rounds-3-about = January to March: Pine, Plum and Cherry bring the bonus.
value-rounds-6 = 6 rounds
value-rounds-6-about = January to June, from Pine to Peony: half a year.
value-rounds-12 = 12 rounds
value-rounds-12-about = January to December, from Pine to Paulownia: a whole year.

setting-show_scored = Show scored rows
setting-show_scored-about = A list keeps the scored rows and the cards seen so far; it opens from the bar of the table. Without it, remembering what has gone is part of the game.

setting-cup_is_chaff = Sake cup counts in Chaff
setting-cup_is_chaff-about = The Sake cup may take the place of a plain in Chaff. In every other yaku it stays an animal.
