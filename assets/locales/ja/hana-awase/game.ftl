# Hana-awase: its yaku and its house rules.
# Points are shown from the engine's tables. A text names a figure only where the rule
# is the same in every preset.

## Yaku of captured cards
## -term is the Japanese name (the same in every language), -reading how it is said.

yaku-five-brights = 五光
yaku-five-brights-term = 五光
yaku-five-brights-reading = ごこう
yaku-five-brights-about = 光札5枚すべて。鶴・幕・月・小野道風・鳳凰。

yaku-four-brights = 四光
yaku-four-brights-term = 四光
yaku-four-brights-reading = しこう
yaku-four-brights-about = 小野道風を除く光札4枚。鶴・幕・月・鳳凰。

yaku-red-poem-ribbons = 赤短
yaku-red-poem-ribbons-term = 赤短
yaku-red-poem-ribbons-reading = あかたん
yaku-red-poem-ribbons-about = 文字の入った短冊3枚。松・梅・桜。

yaku-blue-ribbons = 青短
yaku-blue-ribbons-term = 青短
yaku-blue-ribbons-reading = あおたん
yaku-blue-ribbons-about = 青い短冊3枚。牡丹・菊・紅葉。

yaku-seven-ribbons = 七短
yaku-seven-ribbons-term = 七短
yaku-seven-ribbons-reading = ななたん
yaku-seven-ribbons-about = 短冊を7枚以上。柳の短冊は数えません。

yaku-six-ribbons = 六短
yaku-six-ribbons-term = 六短
yaku-six-ribbons-reading = ろくたん
yaku-six-ribbons-about = 短冊を6枚以上。柳の短冊は数えません。

yaku-sugawara = 表菅原
yaku-sugawara-term = 表菅原
yaku-sugawara-reading = おもてすがわら
yaku-sugawara-about = 松に鶴・梅に鶯・桜に幕の3枚。

yaku-drinking-party = のみ
yaku-drinking-party-term = のみ
yaku-drinking-party-reading = のみ
yaku-drinking-party-about = 桜に幕・芒に月・菊に盃の3枚。花も月も盃もそろった宴です。

yaku-flower-viewing = 花見で一杯
yaku-flower-viewing-term = 花見で一杯
yaku-flower-viewing-reading = はなみでいっぱい
yaku-flower-viewing-about = 桜に幕・菊に盃の2枚。ほかの桜の札ではできません。

yaku-moon-viewing = 月見で一杯
yaku-moon-viewing-term = 月見で一杯
yaku-moon-viewing-reading = つきみでいっぱい
yaku-moon-viewing-about = 芒に月・菊に盃の2枚。ほかの芒の札ではできません。

yaku-pine-paulownia-moon = 松桐坊主
yaku-pine-paulownia-moon-term = 松桐坊主
yaku-pine-paulownia-moon-reading = まつきりぼうず
yaku-pine-paulownia-moon-about = 松に鶴・桐に鳳凰・芒に月の光札3枚。

yaku-boar-deer-butterfly = 猪鹿蝶
yaku-boar-deer-butterfly-term = 猪鹿蝶
yaku-boar-deer-butterfly-reading = いのしかちょう
yaku-boar-deer-butterfly-about = 萩に猪・紅葉に鹿・牡丹に蝶の種札3枚。

yaku-grass-ribbons = 草短
yaku-grass-ribbons-term = 草短
yaku-grass-ribbons-reading = くさたん
yaku-grass-ribbons-about = 文字のない赤い短冊3枚。藤・菖蒲・萩。

yaku-four-wisterias = 藤島
yaku-four-wisterias-term = 藤島
yaku-four-wisterias-reading = ふじしま
yaku-four-wisterias-about = 藤の札4枚すべて。不如帰・短冊・カス2枚。

yaku-four-willows = 雨島
yaku-four-willows-term = 雨島
yaku-four-willows-reading = あめしま
yaku-four-willows-about = 柳の札4枚すべて。小野道風・燕・短冊・カス。

yaku-four-paulownias = 桐島
yaku-four-paulownias-term = 桐島
yaku-four-paulownias-reading = きりしま
yaku-four-paulownias-about = 桐の札4枚すべて。鳳凰とカス3枚。

## Yaku of a dealt hand, and what the rain washes out

yaku-six-plains = 六カス
yaku-six-plains-term = 六カス
yaku-six-plains-reading = ろくカス
yaku-six-plains-about = 配られた7枚のうち6枚がカス札。

yaku-seven-plains = 七カス
yaku-seven-plains-term = 七カス
yaku-seven-plains-reading = しちカス
yaku-seven-plains-about = 配られた7枚がすべてカス札。

yaku-rain-washout = 雨島の役流し

## House rules
## setting-<id> is the name, -about says what it changes.

setting-rounds = 回数
setting-rounds-about = 何回で一勝負にするかを決めます。12回でちょうど一年です。

setting-yaku = 役
setting-yaku-about = 取り札の役のうち、どれを使うかを決めます。六カス・七カスは別の項目で選びます。
value-yaku-every = すべて
value-yaku-every-about = その流儀にある役をすべて使います。
value-yaku-fewer = 少なめ
value-yaku-fewer-about = 五光・四光・赤短・青短・猪鹿蝶のうち、その流儀にあるものだけを使います。
value-yaku-none = なし
value-yaku-none-about = 役は使わず、札の点だけで競います。

setting-hand_yaku = 六カス・七カス
setting-hand_yaku-about = 3人のときだけの手役です。配られた手札にカス札が6枚あればほかの人から20点ずつ、7枚あれば30点ずつもらいます。そのカス札は表にして自分の前に並べます。自分の手札のままですが、ほかの人に取られることもあります。ふけや雨島の役流しでも消えず、大場・絶場の倍率もかかります。2人や4人のときは何も変わりません。

setting-fuke = ふけ
setting-fuke-about = 札の点が20点以下の人がいると、その回は全員の札の点も役も数えません。六カス・七カスだけは精算します。

setting-rain_washout = 雨島の役流し
setting-rain_washout-about = 柳の4枚を一人で取ったとき、だれの役が流れるかを決めます。雨島を役に使わないときも同じです。札の点と六カス・七カスは残ります。
value-rain_washout-off = なし
value-rain_washout-off-about = だれの役も流れません。
value-rain_washout-own = 本人
value-rain_washout-own-about = 4枚を取った人の役は、雨島も含めてその回はすべて流れます。ほかの人の役はそのままです。
value-rain_washout-all = 全員
value-rain_washout-all-about = 取った人も含めて、その回は全員の役が流れます。
value-rain_washout-others = 相手
value-rain_washout-others-about = ほかの人の役だけが流れます。取った人の役はそのまま数えます。

setting-table_multiplier = 大場・絶場
setting-table_multiplier-about = 最初の場札に松に鶴・桜に幕・芒に月のどれかがあれば大場で、その回の得点が2倍になります。柳に小野道風か桐に鳳凰があれば絶場で、3倍になります。両方あるときは3倍です。

setting-redeal_on_hand_four = 手四は配り直し
setting-redeal_on_hand_four-about = 同じ月の4枚が一人の手札にそろったときも、配り直します。最初の場札に4枚そろったときは、いつでも配り直しです。

setting-turn_limit = 一手の時間
setting-turn_limit-about = 考えてよい時間です。時間が切れると、その席はコンピュータが代わりに打ちます。
value-turn_limit-none = 無制限
value-turn_limit-none-about = 好きなだけ考えられます。
value-turn_limit-30 = 30秒
value-turn_limit-30-about = 30秒です。てきぱき進みます。
value-turn_limit-60 = 60秒
value-turn_limit-60-about = 1分です。札を数える余裕があります。
