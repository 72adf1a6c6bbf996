# Hanafuda Pilina: its words, hui and house rules, what happens, prompts and settlement.
#
# Words: a message whose id ends in -sakura stands in for its base message when the Sakura words are
# chosen. Sentences take these words by reference, so that only the words need a twin.
# -start begins a sentence, -a brings its article, -bare goes with "your".

## Words of the game

word-ohana = オハナ
word-ohana-sakura = ヒキ
word-ohana-start = オハナ
word-ohana-start-sakura = ヒキ
word-ohana-a = オハナ
word-ohana-a-sakura = ヒキ
word-ohana-shout = オハナ！
word-ohana-shout-sakura = ヒキ！
word-hui = フイ
word-hui-sakura = 役
word-hui-start = フイ
word-hui-start-sakura = 役
word-pele = ペレ
word-pele-sakura = ガジ
word-pele-start = ペレ
word-pele-start-sakura = ガジ
word-pele-bare = ペレ
word-pele-bare-sakura = ガジ
word-pele-card = ペレの札
word-pele-card-sakura = ガジ
word-zero = 0点札
word-zero-sakura = カス
word-zeros = 0点札
word-zeros-sakura = カス
word-stop-shout = ストップ！
word-stop-shout-sakura = ストップ！
word-suit = 植物
word-suit-sakura = 月
word-suits = 植物
word-suits-sakura = 月
word-fern = シダ
word-fern-sakura = 柳
word-ferns = シダ
word-ferns-sakura = 柳

## Hui
## hui-<id> is the island, -icon its sign, -about the three cards in both decks.
## -term is the Japanese name where there is one (the same in every language), -reading how it is said.

hui-hawaii = ハワイ
hui-hawaii-icon = 羽根の兜、マヒオレ
hui-hawaii-about = イリアヒの山頂、リムの満月、マオ・ハウ・ヘレの蜂。日本の札では桜に幕、芒に月、菊に盃。
hui-hawaii-term = のみ
hui-hawaii-reading = のみ

hui-maui = マウイ
hui-maui-icon = 釣り針、マカウ
hui-maui-about = ニウのカヌー、オヒア・レフアのアパパネ、イリアヒの山頂。日本の札では松に鶴、梅に鶯、桜に幕。
hui-maui-term = 表菅原
hui-maui-reading = おもてすがわら

hui-molokai = モロカイ
hui-molokai-icon = 太鼓、パフ
hui-molokai-about = ニウ、オヒア・レフア、イリアヒのカパの札。日本の札では松、梅、桜の短冊。
hui-molokai-term = 赤短
hui-molokai-reading = あかたん

hui-lanai = ラナイ
hui-lanai-icon = 岩に刻んだ絵、キイ・ポーハク
hui-lanai-about = イリマ、マオ・ハウ・ヘレ、ウルのカパの札。日本の札では牡丹、菊、紅葉の短冊。
hui-lanai-term = 青短
hui-lanai-reading = あおたん

hui-kahoolawe = カホオラウェ
hui-kahoolawe-icon = 星々、ナー・ホークー
hui-kahoolawe-about = イリマの蝶、マオ・ハウ・ヘレの蜂、ウルのアララー。日本の札では牡丹に蝶、菊に盃、紅葉に鹿。

hui-oahu = オアフ
hui-oahu-icon = クジラの歯の首飾り、レイ・ニホ・パラオア
hui-oahu-about = ハラ、カロ、キーのカパの札。日本の札では藤、菖蒲、萩の短冊。
hui-oahu-term = 草短
hui-oahu-reading = くさたん

hui-kauai = カウアイ
hui-kauai-icon = ポイをつく輪の形の石、ポーハク・クイ・アイ・プカ
hui-kauai-about = ハラのアウクウ、カロのアラエ・ウラ、キーの豚。日本の札では藤に不如帰、菖蒲に八橋、萩に猪。

hui-niihau = ニイハウ
hui-niihau-icon = 小さな巻き貝、モミ
hui-niihau-about = キーの豚、リムのホヌ、ウルのアララー。日本の札では萩に猪、芒に雁、紅葉に鹿。
hui-niihau-term = 猪鹿雁
hui-niihau-reading = いのしかがん

## House rules
## setting-<id> is the name, -about says what it changes.

setting-rounds = 回数
setting-rounds-about = 何回で一勝負にするかを決めます。1回なら手軽に、12回なら一晩たっぷり遊べます。

setting-teams = チーム
setting-teams-about = だれと組むかを決めます。味方どうしは隣り合わずに座り、取り札も点も{ word-hui }も共有します。人数に合うチーム分けだけが選べます。
value-teams-none = なし
value-teams-none-about = それぞれが一人で競います。
value-teams-2x2 = 2人ずつ2チーム
value-teams-2x2-about = 4人で遊びます。味方は向かいの席です。
value-teams-3x2 = 2人ずつ3チーム
value-teams-3x2-about = 6人で遊びます。味方は向かいの席です。
value-teams-2x3 = 3人ずつ2チーム
value-teams-2x3-about = 6人で遊びます。一つおきの席が味方です。

setting-values = 札の点
setting-values-about = 二通りある札の点のどちらを使うかを決めます。2枚の点が入れ替わるだけで、ほかは同じです。どちらも全部で240点です。
value-values-pilina = ピリナ
value-values-pilina-about = リムのホヌが10点、点のある{ word-ferns }3枚は5点ずつです。日本の札では、ホヌに当たるのは芒に雁です。
value-values-hawaii-style = ハワイ・スタイル
value-values-hawaii-style-about = 古くからの札と同じ点です。ハープウとパラアー（柳に短冊）が10点、リムのホヌ（芒に雁）が5点です。

setting-hui_scoring = { word-hui }の点
setting-hui_scoring-about = { word-hui }の50点をどう数えるかを決めます。引いても足しても、勝つ側も点の差も同じです。
value-hui_scoring-take = 引く
value-hui_scoring-take-about = { word-hui }一つにつき、ほかのどの側からも50点を引きます。作った側の点は増えません。得点がマイナスになることもあります。
value-hui_scoring-add = 足す
value-hui_scoring-add-about = { word-hui }一つにつき、作った側に50点を足します。ほかの側の点は減りません。
value-hui_scoring-off = なし
value-hui_scoring-off-about = { word-hui }は使わず、札の点だけで競います。

setting-match_scoring = 一勝負の数え方
setting-match_scoring-about = 回ごとに何を足していくかを決めます。
value-match_scoring-points = 点
value-match_scoring-points-about = 各回の得点を足していきます。
value-match_scoring-rounds-won = 勝ち数
value-match_scoring-rounds-won-about = その回に勝った側だけに数が付きます。ふつうの勝ちは1、次の側に50点以上の差を付けると2（チュウ）、100点以上なら3（バサ）です。

setting-pele_from_stack = 山札の{ word-pele }
setting-pele_from_stack-about = { word-pele }が手札からではなく、山札からめくられたときの働きを決めます。
value-pele_from_stack-wild = 何でも取る
value-pele_from_stack-wild-about = 手札から出したときと同じように、場のどの札でも1枚取れます。ストップもかかります。
value-pele_from_stack-plain = ただの札
value-pele_from_stack-plain-about = ほかの{ word-ferns }と同じ札で、{ word-ferns }だけを取ります。

setting-blocked_pele = 止められた{ word-pele }
setting-blocked_pele-about = { word-pele }にストップがかかったあと、どうするかを決めます。
value-blocked_pele-retarget = ねらい直す
value-blocked_pele-retarget-about = 場に札があるかぎり、別の札をねらいます。場に札がなければ、そのまま場に残ります。
value-blocked_pele-back-to-hand = 手札に戻す
value-blocked_pele-back-to-hand-about = 手札から出し、手元にまだ札があれば、手札に戻ります。代わりに別の札を出すか、{ word-ohana }を宣言します。{ word-pele }はその番にはもう出せません。それ以外のときは、ねらい直します。

setting-leftovers = 残り札
setting-leftovers-about = { word-pele }がほかの{ word-suit }の札を取ると、合う相手のない札が出ます。終わりに場に残った札のうち、どれを{ word-pele }を使った側のものにするかを決めます。
value-leftovers-odd-card = 半端の札
value-leftovers-odd-card-about = { word-pele }が取った札と同じ{ word-suit }の残りすべてです。残った{ word-ferns }は、だれのものにもなりません。
value-leftovers-odd-card-and-ferns = 半端の札と{ word-ferns }
value-leftovers-odd-card-and-ferns-about = { word-pele }が取った札と同じ{ word-suit }の残りすべてと、場に残った{ word-ferns }すべてです。
value-leftovers-none = なし
value-leftovers-none-about = 場に残った札は、だれのものにもなりません。
value-leftovers-by-players = 人数による
value-leftovers-by-players-about = 流儀が人数ごとに決めたとおりです。2人なら「なし」、3人以上なら「半端の札と{ word-ferns }」です。

setting-four_on_field = 場に4枚
setting-four_on_field-about = 最初の場札に同じ{ word-suit }の4枚がそろったとき、どうするかを決めます。
value-four_on_field-dealer-takes = 親が取る
value-four_on_field-dealer-takes-about = 親が4枚ともすぐに取り、それから打ちます。{ word-pele }の入った{ word-ferns }の4枚も同じです。
value-four_on_field-redeal = 配り直す
value-four_on_field-redeal-about = すべての札を切り直して配り直します。

setting-turn_limit = 一手の時間
setting-turn_limit-about = 考えてよい時間です。時間が切れると、その席はコンピュータが代わりに打ちます。
value-turn_limit-none = 無制限
value-turn_limit-none-about = 好きなだけ考えられます。
value-turn_limit-30 = 30秒
value-turn_limit-30-about = 30秒です。てきぱき進みます。
value-turn_limit-60 = 60秒
value-turn_limit-60-about = 1分です。札を数える余裕があります。

## What happened. $who is "you" for the one who looks.

event-drew = { $who ->
    [you] あなた
   *[other] { $name }
}が親を決める札に{ $card }を引きました。
event-ohana = { $who ->
    [you] あなた
   *[other] { $name }
}が{ word-ohana }を宣言し、{ $suit }の4枚を取りました：{ $cards }。
event-opening = 最初の場札に{ $suit }の4枚がそろい、親の{ $who ->
    [you] あなた
   *[other] { $name }
}が取りました。
event-aimed = { $who ->
    [you] あなた
   *[other] { $name }
}が{ word-pele }で{ $card }をねらいます。
event-passed = { $who ->
    [you] あなた
   *[other] { $name }
}は見送りました。
event-stopped = { $who ->
    [you] あなた
   *[other] { $name }
}が「{ word-stop-shout }」と言い、{ $suit }を見せて4枚とも取りました：{ $cards }。
event-returned = { $who ->
    [you] あなた
   *[other] { $name }
}の手札に{ word-pele }が戻りました。
event-hui = { $who ->
    [you] あなた
   *[other] { $name }
}に{ word-hui }「{ $hui }」ができました。
# $team is the name of the side's team, or "none" where everyone plays alone.
event-leftover = 場に残った札は、{ word-pele }を使った{ $team ->
    [none] { $who ->
        [you] あなた
       *[other] { $name }
    }
   *[other] チーム{ $team }
}のものになりました：{ $cards }。

## Why not

error-wrong-phase-answer = 先に、ほかの人が順にストップか見送りかを答えます。
error-no-ohana = { $suit }の4枚は、あなたの手札と場にそろっていません。
error-not-yours = ストップと言えるのは、手札と場を合わせて4枚を持つ人だけです。
error-pele-again = 手札に戻った{ word-pele }は、この番ではもう出せません。

## Table and prompts

ui-ohana-dismiss = 今はしない
ui-ohana-out-of-turn = 番を待たずに、{ $suit }の4枚を今すぐ取れます。
# $own is "yes" when the viewer holds the ʻohana that is aimed at.
ui-ask-title = { $who ->
    [you] あなた
   *[other] { $name }
}が{ word-pele }で{ $own ->
    [yes] あなたの{ $card }
   *[no] { $card }
}をねらっています
ui-ask-why = { $can ->
    [yes] 止めれば、4枚ともあなたのものです。
   *[no] 手札と場を合わせて4枚を持っていないので、見送ります。
}
ui-stop = { word-stop-shout }
ui-pass = 見送る
ui-aim = { word-pele }で取る札を選んでください
ui-aim-again = { word-pele }が止められました。別の札をねらってください
ui-pele-with = { word-pele }と、取られた{ $card }
ui-discard-count = { $count ->
    [0] 捨て札はまだありません
   *[other] { word-zeros }の捨て札{ $count }枚
}
ui-team = チーム{ $team }
# Names of the teams: wave, sky, uplands. The mark is a letter that tells them apart without colour.
team-0 = ナル
team-1 = ラニ
team-2 = ウカ
ui-partner = 味方
ui-goals-all = 全員の{ word-hui }
ui-goals = 近い{ word-hui }
ui-draw-title = 親決め
ui-draw-about = 一人一枚ずつ札を引き、同点なら引き直し、一番高い札の人が親です：{ $name }

## Settlement

ui-hui-takes = ほかの側から{ $points }点ずつ引く
ui-hui-adds = { $points }点を足す
ui-tied-first = { $names }が一番で並びました。親から順に数えて最初の{ $name }が、この回の勝ちです。
ui-rounds-won-1 = 勝ち：1
ui-rounds-won-2 = チュウ（50点以上の差）：2
ui-rounds-won-3 = バサ（100点以上の差）：3
ui-no-yaku = この取り決めでは{ word-hui }を使いません。

## 席の名前
seat-name-0 = マリア
seat-name-1 = ナニ
seat-name-2 = ケオニ
seat-name-3 = レイラニ
seat-name-4 = メレ
seat-name-5 = アキラ
seat-name-6 = パラニ

## 点数ごとの札
group-20 = 20点札
group-10 = 10点札
group-5 = 5点札
group-0 = 0点札
group-0-sakura = カス

ui-rules-and-yaku = ルールと{ word-hui }
ui-yaku-sheet = { word-hui-start }一覧
ui-only-teams = チーム戦は四人か六人のときだけです。
ui-leftovers = 残り札
ui-leftovers-about = { word-pele }が取った{ word-suit }の札
ui-score-row = 得点
ui-score-row-about = 札と{ word-hui }の合計
ui-rounds-won = 勝ち数
