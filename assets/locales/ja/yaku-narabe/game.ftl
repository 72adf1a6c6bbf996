# Yaku-Narabe: its yaku and its house rules.
# Points are shown from the engine's tables; these texts name none.

## Brights, animals and scenes
## -term is the Japanese name (the same in every language), -reading how it is said.

yaku-five-brights = 五光
yaku-five-brights-term = 五光
yaku-five-brights-reading = ごこう
yaku-five-brights-about = 光札5枚すべて。鶴・幕・月・小野道風・鳳凰。

yaku-four-brights = 四光
yaku-four-brights-term = 四光
yaku-four-brights-reading = しこう
yaku-four-brights-about = 小野道風を除く光札4枚。鶴・幕・月・鳳凰。

yaku-rainy-four-brights = 雨四光
yaku-rainy-four-brights-term = 雨四光
yaku-rainy-four-brights-reading = あめしこう
yaku-rainy-four-brights-about = 小野道風と、ほかの光札のうちどれか3枚。

yaku-three-brights = 三光
yaku-three-brights-term = 三光
yaku-three-brights-reading = さんこう
yaku-three-brights-about = 小野道風を除く光札、鶴・幕・月・鳳凰のうちどれか3枚。

yaku-front-sugawara = 表菅原
yaku-front-sugawara-term = 表菅原
yaku-front-sugawara-reading = おもてすがわら
yaku-front-sugawara-about = 松に鶴・梅に鶯・桜に幕の3枚。

yaku-flower-viewing = 花見酒
yaku-flower-viewing-term = 花見酒
yaku-flower-viewing-reading = はなみざけ
yaku-flower-viewing-about = 桜に幕・菊に盃の2枚。

yaku-moon-viewing = 月見酒
yaku-moon-viewing-term = 月見酒
yaku-moon-viewing-reading = つきみざけ
yaku-moon-viewing-about = 芒に月・菊に盃の2枚。

yaku-boar-deer-butterflies = 猪鹿蝶
yaku-boar-deer-butterflies-term = 猪鹿蝶
yaku-boar-deer-butterflies-reading = いのしかちょう
yaku-boar-deer-butterflies-about = 萩に猪・紅葉に鹿・牡丹に蝶の3枚。

yaku-flying-birds = 飛鳥
yaku-flying-birds-term = 飛鳥
yaku-flying-birds-reading = ひちょう
yaku-flying-birds-about = 鳥の種札4枚。梅に鶯・藤に不如帰・芒に雁・柳に燕。

yaku-field-flowers = 野の花
yaku-field-flowers-term = 野の花
yaku-field-flowers-reading = ののはな
yaku-field-flowers-about = 菖蒲に八橋・芒に雁・菊に盃の3枚。

yaku-animals = タネ
yaku-animals-term = タネ
yaku-animals-reading = たね
yaku-animals-about = 種札5枚。どの種札でもかまいません。

## Ribbons

yaku-poetry-ribbons = 赤短
yaku-poetry-ribbons-term = 赤短
yaku-poetry-ribbons-reading = あかたん
yaku-poetry-ribbons-about = 文字の入った短冊3枚。松・梅・桜。

yaku-blue-ribbons = 青短
yaku-blue-ribbons-term = 青短
yaku-blue-ribbons-reading = あおたん
yaku-blue-ribbons-about = 青い短冊3枚。牡丹・菊・紅葉。

yaku-grass-wind = 草風
yaku-grass-wind-term = 草風
yaku-grass-wind-reading = そうふう
yaku-grass-wind-about = 文字のない赤い短冊のうち、藤・菖蒲・萩の3枚。

yaku-ribbons = タン
yaku-ribbons-term = タン
yaku-ribbons-reading = たん
yaku-ribbons-about = 短冊札5枚。どの短冊でもよく、柳の短冊も数えます。

## Plains

yaku-pines = 松並べ
yaku-pines-term = 松並べ
yaku-pines-reading = まつならべ
yaku-pines-about = 松のカス2枚。

yaku-plums = 梅並べ
yaku-plums-term = 梅並べ
yaku-plums-reading = うめならべ
yaku-plums-about = 梅のカス2枚。

yaku-cherries = 桜並べ
yaku-cherries-term = 桜並べ
yaku-cherries-reading = さくらならべ
yaku-cherries-about = 桜のカス2枚。

yaku-wisterias = 藤並べ
yaku-wisterias-term = 藤並べ
yaku-wisterias-reading = ふじならべ
yaku-wisterias-about = 藤のカス2枚。

yaku-irises = 菖蒲並べ
yaku-irises-term = 菖蒲並べ
yaku-irises-reading = あやめならべ
yaku-irises-about = 菖蒲のカス2枚。

yaku-peonies = 牡丹並べ
yaku-peonies-term = 牡丹並べ
yaku-peonies-reading = ぼたんならべ
yaku-peonies-about = 牡丹のカス2枚。

yaku-bush-clovers = 萩並べ
yaku-bush-clovers-term = 萩並べ
yaku-bush-clovers-reading = はぎならべ
yaku-bush-clovers-about = 萩のカス2枚。

yaku-susuki = 芒並べ
yaku-susuki-term = 芒並べ
yaku-susuki-reading = すすきならべ
yaku-susuki-about = 芒のカス2枚。

yaku-chrysanthemums = 菊並べ
yaku-chrysanthemums-term = 菊並べ
yaku-chrysanthemums-reading = きくならべ
yaku-chrysanthemums-about = 菊のカス2枚。

yaku-maples = 紅葉並べ
yaku-maples-term = 紅葉並べ
yaku-maples-reading = もみじならべ
yaku-maples-about = 紅葉のカス2枚。

yaku-wild-card = 鬼札
yaku-wild-card-term = 鬼札
yaku-wild-card-reading = おにふだ
yaku-wild-card-about = 柳のカス。この1枚だけでできます。

yaku-paulownias = 桐並べ
yaku-paulownias-term = 桐並べ
yaku-paulownias-reading = きりならべ
yaku-paulownias-about = 桐のカス3枚。黄カスも入ります。

yaku-chaff = カス
yaku-chaff-term = カス
yaku-chaff-reading = かす
yaku-chaff-about = カス札5枚。どのカス札でもよく、菊に盃を入れるかどうかは取り決めで選びます。

## All four cards of a month

yaku-four-wisterias = 藤島
yaku-four-wisterias-term = 藤島
yaku-four-wisterias-reading = ふじしま
yaku-four-wisterias-about = 藤の札4枚すべて。不如帰・短冊・カス2枚。

yaku-four-rains = 雨島
yaku-four-rains-term = 雨島
yaku-four-rains-reading = あめしま
yaku-four-rains-about = 柳の札4枚すべて。小野道風・燕・短冊・カス。

yaku-four-paulownias = 桐島
yaku-four-paulownias-term = 桐島
yaku-four-paulownias-reading = きりしま
yaku-four-paulownias-about = 桐の札4枚すべて。鳳凰とカス3枚。

## House rules
## setting-<id> is the name, -about says what it changes.

setting-rounds = 回数
setting-rounds-about = 何回で一勝負にするかを決めます。回が進むと、ボーナス月も次の月に移ります。
value-rounds-3 = 3回
value-rounds-3-about = 一月から三月まで。松・梅・桜がボーナス月になります。
value-rounds-6 = 6回
value-rounds-6-about = 一月の松から六月の牡丹まで、半年分です。
value-rounds-12 = 12回
value-rounds-12-about = 一月の松から十二月の桐まで、一年分です。

setting-show_scored = 終わった段を見せる
setting-show_scored-about = 得点になった段と、これまでに出た札を一覧に残します。卓の上のボタンで開きます。見せないときは、出た札を覚えておくのも腕のうちです。

setting-cup_is_chaff = 菊に盃をカスに数える
setting-cup_is_chaff-about = 役の「カス」を作るとき、菊に盃をカス札の代わりにできます。ほかの役では、いつも種札です。
