# The Hawaiʻi deck: cards and plants.
# An id ending in -hawaii stands in for its base message when this deck is shown. card-<code>-hawaii is the
# full name, spoken by screen readers; card-<code>-short-hawaii is the picture alone. -haw is the name in
# Hawaiian, the same in every language, and -gloss what it means.
# The two zero cards of a plant share a name.

## Plants

month-1-hawaii = ニウ
month-1-haw = Niu
month-1-gloss = ココヤシ
month-2-hawaii = オヒア・レフア
month-2-haw = ʻŌhiʻa lehua
month-2-gloss = オヒアの木
month-3-hawaii = イリアヒ
month-3-haw = ʻIliahi
month-3-gloss = 白檀
month-4-hawaii = ハラ
month-4-haw = Hala
month-4-gloss = タコノキ
month-5-hawaii = カロ
month-5-haw = Kalo
month-5-gloss = タロイモ
month-6-hawaii = イリマ
month-6-haw = ʻIlima
month-6-gloss = イリマの花
month-7-hawaii = キー
month-7-haw = Kī
month-7-gloss = ティ
month-8-hawaii = リム
month-8-haw = Limu
month-8-gloss = 海藻
month-9-hawaii = マオ・ハウ・ヘレ
month-9-haw = Maʻo hau hele
month-9-gloss = 黄色いハイビスカス
month-10-hawaii = ウル
month-10-haw = ʻUlu
month-10-gloss = パンノキ
month-11-hawaii = ハープウとパラアー
month-11-haw = Hāpuʻu & Palaʻā
month-11-gloss = シダ
month-12-hawaii = ククイ
month-12-haw = Kukui
month-12-gloss = キャンドルナッツ

## Notes on the plants

plant-1 = ポリネシアの航海者が島々へ運んできたココヤシです。実は食べ物と飲み物になり、殻の繊維からは、カヌーや家を結わえる縄「アハ」を作ります。
plant-2 = 低地から高い山の森まで育つ、ハワイ在来の木です。新しい溶岩の上に真っ先に生える木の一つです。
plant-3 = 心材の香りが尊ばれる白檀です。19世紀の初めに中国へ大量に運ばれ、大きな木はめったに見られなくなりました。
plant-4 = 海辺に多いタコノキの仲間で、支柱根で立っています。葉はラウ・ハラと呼ばれ、敷物や籠や帽子に編みます。
plant-5 = 「ロイ」という段々の水田で育てるタロイモです。芋は火を通してついてポイにし、葉も青菜として食べます。
plant-6 = 乾いた開けた土地に生える在来の低木で、オアフ島の花です。花はとても薄く、レイ一本に何百も使います。
plant-7 = ポリネシアの航海者が持ってきた植物です。なめらかな葉で食べ物を包んで調理し、レイや腰みのにもします。
plant-8 = リムは海藻のことです。磯でいろいろな種類を採り、生や塩漬けで魚やポイに添えて食べます。
plant-9 = 乾いた土地に生える在来の黄色いハイビスカスで、絶滅のおそれがあります。1988年からハワイの州の花です。
plant-10 = ポリネシアの航海者が運んできたパンノキです。でんぷんの多い実を焼いたり蒸したりして食べ、一本の木が一家を養います。
plant-11 = ハープウは湿った森の木生シダで、若い芽は「プル」という金色の柔らかな毛に包まれています。レースのようなパラアーは開けた土手に生え、レイにもします。
plant-12 = ハワイの州の木です。葉の色が淡く、谷の中でもすぐに見分けられます。油の多い実をヤシの葉の芯に刺して、明かりにしました。
kapa-about = カパは、樹皮を打ち延ばして模様を付けた布です。この札では、10点の札の印です。

## Kinds of cards in Pilina, by points

group-10-hawaii = 10点札（カパ）

## Cards

card-1B-hawaii = ニウに双胴カヌー
card-1B-short-hawaii = カヌー
card-1B-haw = Ka waʻa kaulua me ka lā hiki
card-1B-gloss = 日の出の海を行く、カニのはさみ形の帆の航海カヌー
card-1R-hawaii = ニウにカパ
card-1R-short-hawaii = カパ
card-1R-haw = Niu me ke kapa
card-1R-gloss = ココヤシとカパ（サメの歯の三角の並び）
card-1a-hawaii = ニウ
card-1a-short-hawaii = ニウ
card-1a-haw = Niu
card-1a-gloss = 左へ傾くココヤシ、葉のもとに実
card-1b-hawaii = ニウ
card-1b-short-hawaii = ニウ
card-1b-haw = Niu
card-1b-gloss = 右へ傾くココヤシ、地面に実が二つ

card-2A-hawaii = オヒア・レフアにアパパネ
card-2A-short-hawaii = アパパネ
card-2A-haw = ʻApapane i ka ʻōhiʻa lehua
card-2A-gloss = オヒア・レフアの蜜を吸うアパパネ
card-2R-hawaii = オヒア・レフアにカパ
card-2R-short-hawaii = カパ
card-2R-haw = ʻŌhiʻa lehua me ke kapa
card-2R-gloss = オヒア・レフアとカパ（山形の縞）
card-2a-hawaii = オヒア・レフア
card-2a-short-hawaii = レフア
card-2a-haw = ʻŌhiʻa lehua
card-2a-gloss = 右から幹の伸びるオヒア・レフア
card-2b-hawaii = オヒア・レフア
card-2b-short-hawaii = レフア
card-2b-haw = ʻŌhiʻa lehua
card-2b-gloss = 左から幹の伸びるオヒア・レフア

card-3B-hawaii = イリアヒに山頂
card-3B-short-hawaii = 山頂
card-3B-haw = Ka mauna ma luna o nā ao i ka wanaʻao
card-3B-gloss = 夜明けの雲の上の山頂と、ハワイの白檀
card-3R-hawaii = イリアヒにカパ
card-3R-short-hawaii = カパ
card-3R-haw = ʻIliahi me ke kapa
card-3R-gloss = 白檀とカパ（魚の骨の模様）
card-3a-hawaii = イリアヒ
card-3a-short-hawaii = イリアヒ
card-3a-haw = ʻIliahi
card-3a-gloss = 上へ伸びる白檀の枝、三つの花房
card-3b-hawaii = イリアヒ
card-3b-short-hawaii = イリアヒ
card-3b-haw = ʻIliahi
card-3b-gloss = 垂れる白檀の枝、花と実

card-4A-hawaii = ハラにアウクウ
card-4A-short-hawaii = アウクウ
card-4A-haw = ʻAukuʻu ma ka hala
card-4A-gloss = タコノキの根のあいだのゴイサギ
card-4R-hawaii = ハラにカパ
card-4R-short-hawaii = カパ
card-4R-haw = Hala me ke kapa
card-4R-gloss = タコノキとカパ（編み目の市松）
card-4a-hawaii = ハラ
card-4a-short-hawaii = ハラ
card-4a-haw = Hala
card-4a-gloss = 支柱根で立つタコノキ
card-4b-hawaii = ハラ
card-4b-short-hawaii = ハラ
card-4b-haw = Hala
card-4b-gloss = 下がったタコノキの実と、落ちた粒

card-5A-hawaii = カロにアラエ・ウラ
card-5A-short-hawaii = アラエ・ウラ
card-5A-haw = ʻAlae ʻula i ka loʻi kalo
card-5A-gloss = 水田のタロイモと、ハワイのバン
card-5R-hawaii = カロにカパ
card-5R-short-hawaii = カパ
card-5R-haw = Kalo me ke kapa
card-5R-gloss = タロイモとカパ（網の模様）
card-5a-hawaii = カロ
card-5a-short-hawaii = カロ
card-5a-haw = Kalo
card-5a-gloss = 長い柄のタロイモの葉
card-5b-hawaii = カロ
card-5b-short-hawaii = カロ
card-5b-haw = Kalo
card-5b-gloss = タロイモとその芋

card-6A-hawaii = イリマに蝶
card-6A-short-hawaii = 蝶
card-6A-haw = Pulelehua i ka ʻilima
card-6A-gloss = イリマに来たカメハメハ蝶
card-6R-hawaii = イリマにカパ
card-6R-short-hawaii = カパ
card-6R-haw = ʻIlima me ke kapa
card-6R-gloss = イリマとカパ（斜めの帯）
card-6a-hawaii = イリマ
card-6a-short-hawaii = イリマ
card-6a-haw = ʻIlima
card-6a-gloss = まっすぐ立つイリマ
card-6b-hawaii = イリマ
card-6b-short-hawaii = イリマ
card-6b-haw = ʻIlima
card-6b-gloss = 横へ広がるイリマ

card-7A-hawaii = キーに豚
card-7A-short-hawaii = 豚
card-7A-haw = Puaʻa ma lalo o ke kī
card-7A-gloss = ティの下の豚
card-7R-hawaii = キーにカパ
card-7R-short-hawaii = カパ
card-7R-haw = Kī me ke kapa
card-7R-gloss = ティとカパ（ジグザグ）
card-7a-hawaii = キー
card-7a-short-hawaii = キー
card-7a-haw = Kī
card-7a-gloss = 大きく輪に開いたティの葉
card-7b-hawaii = キー
card-7b-short-hawaii = キー
card-7b-haw = Kī
card-7b-gloss = 二本のティの茎

card-8B-hawaii = リムに満月
card-8B-short-hawaii = 満月
card-8B-haw = Ka mahina piha ma luna o ke kai
card-8B-gloss = 海の上の満月と、水の下の海藻
card-8A-hawaii = リムにホヌ
card-8A-short-hawaii = ホヌ
card-8A-haw = Honu
card-8A-gloss = 海藻の上を泳ぐアオウミガメ
card-8a-hawaii = リム
card-8a-short-hawaii = リム
card-8a-haw = Limu
card-8a-gloss = 海藻：二またの帯、薄い葉、羽毛の形
card-8b-hawaii = リム
card-8b-short-hawaii = リム
card-8b-haw = Limu
card-8b-gloss = 海藻：枝分かれした紅藻と、ぎざぎざの褐藻

card-9A-hawaii = マオ・ハウ・ヘレに蜂
card-9A-short-hawaii = 蜂
card-9A-haw = Nalo meli maoli i ka maʻo hau hele
card-9A-gloss = ハイビスカスに来た、ハワイ固有の顔の黄色い蜂
card-9R-hawaii = マオ・ハウ・ヘレにカパ
card-9R-short-hawaii = カパ
card-9R-haw = Maʻo hau hele me ke kapa
card-9R-gloss = 黄色いハイビスカスとカパ（砂時計の形）
card-9a-hawaii = マオ・ハウ・ヘレ
card-9a-short-hawaii = マオ
card-9a-haw = Maʻo hau hele
card-9a-gloss = 下から茎の伸びる黄色いハイビスカス
card-9b-hawaii = マオ・ハウ・ヘレ
card-9b-short-hawaii = マオ
card-9b-haw = Maʻo hau hele
card-9b-gloss = 上から茎の下がる黄色いハイビスカス

card-10A-hawaii = ウルにアララー
card-10A-short-hawaii = アララー
card-10A-haw = ʻAlalā i ka ʻulu
card-10A-gloss = パンノキで鳴くハワイのカラス
card-10R-hawaii = ウルにカパ
card-10R-short-hawaii = カパ
card-10R-haw = ʻUlu me ke kapa
card-10R-gloss = パンノキとカパ（入れ子の菱形）
card-10a-hawaii = ウル
card-10a-short-hawaii = ウル
card-10a-haw = ʻUlu
card-10a-gloss = 上へ伸びるパンノキの枝、実が一つ
card-10b-hawaii = ウル
card-10b-short-hawaii = ウル
card-10b-haw = ʻUlu
card-10b-gloss = 上から下がるパンノキの枝、実が二つ

card-11B-hawaii = シダにネーネー
card-11B-short-hawaii = ネーネー
card-11B-haw = Nēnē i ka ua
card-11B-gloss = 雨の木生シダの下のハワイガン
card-11A-hawaii = シダにオーペアペア
card-11A-short-hawaii = オーペアペア
card-11A-haw = ʻŌpeʻapeʻa i ke ahiahi
card-11A-gloss = 夕暮れのシダのあいだのコウモリ
card-11R-hawaii = ハープウにパラアー
card-11R-short-hawaii = ハープウ
card-11R-haw = Hāpuʻu a me ka palaʻā me ke kapa
card-11R-gloss = 木生シダとレース状のシダ、カパ（歯形の縞）
card-11P-hawaii = ペレ
card-11P-short-hawaii = ペレ
card-11P-haw = Pele
card-11P-gloss = ペレの札：噴き上がる火、流れる溶岩、一枝のシダ

card-12B-hawaii = ククイにイオ
card-12B-short-hawaii = イオ
card-12B-haw = ʻIo ma luna o ke kukui
card-12B-gloss = ククイの森の上を舞うハワイのタカ
card-12Y-hawaii = ククイにたいまつ
card-12Y-short-hawaii = たいまつ
card-12Y-haw = Lama kukui me ke kapa
card-12Y-gloss = ククイの実のたいまつの火とカパ（帯のあいだの細長い三角）
card-12a-hawaii = ククイ
card-12a-short-hawaii = ククイ
card-12a-haw = Kukui
card-12a-gloss = ククイの葉と花
card-12b-hawaii = ククイ
card-12b-short-hawaii = ククイ
card-12b-haw = Kukui
card-12b-gloss = ククイの葉と実
