# The rules page of Hanafuda Pilina, its terms and questions, and the guided first round.
# Tables (cards and points, deal sizes, hui, house rules, presets) are made by the page from the
# engine's tables; these texts explain and list nothing.
#
# Paragraphs, rules-<section>-1 and on:
#   aim 4, deck 4, deal 6, turn 5, capture 5, ohana 7, pele 6, block 6, leftovers 4, hui 6, teams 4,
#   settlement 6, match 3, house 1, presets 2, terms 1, questions 1
# Terms: term-1 to term-25. Questions: question-1 to question-20. Lesson steps: lesson-1 to lesson-9.

## The aim

rules-aim-title = どんな遊びか
rules-aim-1 = 花札ピリナは、ハワイの流儀で遊ぶ花札です。手札を場の同じ{ word-suit }の札に合わせて、両方を取ります。取った札の点を数え、決まった札がそろうと{ word-hui }になります。
rules-aim-2 = 2人から7人で、一人ずつ、またはチームで競います。チーム、または一人で打つ人のことを、ここでは「側」と呼びます。得点のいちばん高い側が、その回の勝ちです。
rules-aim-3 = { word-hui-start }は3枚の組み合わせです。標準では、一つにつき、ほかのどの側からも50点を引きます。
rules-aim-4 = 勝負をひっくり返すものが二つあります。同じ{ word-suit }の4枚が自分の手札と場にそろったら、「{ word-ohana-shout }」と言って一度に取れます。また、{ word-pele }はねらった札を何でも取ります。止められるのは「{ word-stop-shout }」と言える人だけです。

## The cards

rules-deck-title = 札
rules-deck-1 = 12の{ word-suits }に4枚ずつ、合わせて48枚の札があります。合うかどうかは、描かれた植物だけで決まります。点は絵柄によって変わり、20点、10点、5点、0点があります。
rules-deck-2 = 点のない札を{ word-zeros }と呼びます。ほかの札を取るために使うだけです。
rules-deck-3 = 2種類の札のどちらでも遊べ、ルールは同じです。ハワイの札には島々の植物、日本の札には12の月の植物が描かれています。11番目は、ハワイの札ではシダ、日本の札では柳です。その中に特別な札が1枚あり、噴き上がる火、または稲妻が描かれています。これが{ word-pele-card }です。
rules-deck-4 = ハワイの札では、樹皮の布「カパ」が10点札の印です。標準では、アオウミガメのホヌも10点で、点のあるシダはどれも5点です。古くからの点では、シダの1枚が10点になり、ホヌは5点です。日本の札では、柳に短冊と芒に雁がこれに当たります。

## The deal

rules-deal-title = 配り方
rules-deal-1 = 手札を配り、場に何枚かを表にして並べます。残りは伏せて山札にします。枚数は人数によって変わります。2人のときは、山札の一部が最後までめくられません。
rules-deal-2 = 上から順に、まず親から順番に一人分の手札をまとめて配り、次に場札を並べます。残った札が山札で、上から順にめくります。
rules-deal-3 = 最初の親は、全員が1枚ずつ札を引いて決めます。点のいちばん高い札を引いた人が親で、同点の人は引き直します。チームのときは、各チームの最初の席の人だけが引きます。
rules-deal-4 = 習わしでは、親の左隣の人が札を切り、右隣の人がカットします。2人のときは親がカットします。
rules-deal-5 = 最初の場札に同じ{ word-suit }の4枚がそろったときは、標準では、親が4枚ともすぐに取ってから打ち始めます。{ word-pele }の入った{ word-ferns }の4枚も同じです。
rules-deal-6 = 番は反時計回りに、親の右隣へと進みます。

## A turn

rules-turn-title = 番の進め方
rules-turn-1 = 親から始めます。自分の番には、まず手札から1枚を出し、続けて山札の上の1枚をめくって同じように打ちます。手札を出す代わりに、{ word-ohana }を宣言することもできます。
rules-turn-2 = 手札はどれを出してもかまいません。取れる札があっても、取れない札を出すことができます。
rules-turn-3 = めくった札も自分の番の札です。たったいま自分が場に出した札に合うこともあります。
rules-turn-4 = 配られた手札の枚数だけ番が回ると、その回は終わりです。途中で終えることはできません。
rules-turn-5 = { word-ohana }で手札がなくなっても、番は回ってきます。そのときは山札をめくるだけです。

## Taking cards

rules-capture-title = 札の取り方
rules-capture-1 = 同じ{ word-suit }の札が場にないときは、出した札はそのまま場に残り、あとでだれかが取るかもしれません。
rules-capture-2 = 1枚あるときは、その札と出した札を取ります。取らずに残すことはできません。
rules-capture-3 = 2枚あるときは、どちらを取るか選びます。もう1枚は場に残ります。めくった札のときも同じです。
rules-capture-4 = 3枚あるときは、4枚すべてを取ります。
rules-capture-5 = 点のある札は、取った側の前に表にして並べます。{ word-zeros }は全員共通の捨て場に置き、だれのものにもなりません。

## ʻOhana

rules-ohana-title = { word-ohana-start }：4枚を一度に
rules-ohana-1 = 同じ{ word-suit }の4枚が、自分の手札と場を合わせてそろったら、「{ word-ohana-shout }」と言って4枚とも取ることができます。
rules-ohana-2 = どこに何枚あってもかまいません。手札1枚と場の3枚、2枚ずつ、手札3枚と場の1枚、手札だけで4枚、どれでもできます。
rules-ohana-3 = 自分の番では、手札を出す代わりに宣言します。そのあとは、いつものように山札をめくります。
rules-ohana-4 = ほかの人が手札を出す前や、山札をめくる前にも、番を待たずに宣言できます。自分の番は減りません。ただし手札が早く減るので、終わりのほうでは山札をめくるだけになることがあります。
rules-ohana-5 = 宣言するかどうかは自由です。1枚ずつ打っても、取っておいてもかまいません。取っておくあいだ、場にあるその札に合う札は、ほかの人の手札にも山札にもありません。ねらえるのは{ word-pele }だけで、それはあなたが止められます。
rules-ohana-6 = たとえば、ある{ word-suit }の2枚が場にあり、残りの2枚があなたの手札にあるとします。すぐには取らずに待ちます。だれかが{ word-pele }で場の1枚をねらったら、ストップと言って4枚とも取ります。
rules-ohana-7 = 数えるのは自分の手札だけで、味方の手札は合わせません。{ word-ferns }でも同じように{ word-ohana }ができ、{ word-pele }もその4枚の1枚です。

## The Pele card

rules-pele-title = { word-pele-start }は何でも取る
rules-pele-1 = 手札から出した{ word-pele }は、場の札を好きなものから1枚取ります。どの{ word-suit }の札でもよく、{ word-ferns }でもかまいません。
rules-pele-2 = 場に札があれば、必ず1枚取ります。場に札がないときは、ただの{ word-fern }として場に残ります。
rules-pele-3 = ほかの{ word-ferns }3枚がすべて場にあるときは、{ word-pele }が4枚目になり、必ずその3枚を取ります。
rules-pele-4 = 標準では、山札からめくられたときも同じ働きをします。その番の人が、取る札を選びます。場の札が1枚だけなら、ひとりでにその札をねらいます。
rules-pele-5 = 場に配られたときや場に残ったときは、ただの{ word-fern }です。{ word-ferns }でしか取れず、取った人がその力を使うこともできません。
rules-pele-6 = 点はありません。だれもが覚えていられるように、回の終わりまで、取った札と並べて表にしておきます。

## Stop!

rules-block-title = 「{ word-stop-shout }」
rules-block-1 = { word-pele-start }は、まずねらいを示し、それから取ります。ねらわれた札と同じ{ word-suit }の4枚が、ほかのだれかの手札と場にそろっていれば、その人は「{ word-stop-shout }」と言えます。そして4枚を見せて、すべて取ります。
rules-block-2 = そこで、ねらうたびに、味方も含めたほかの全員に、ねらった人の次から番の順にたずねます。止める人が出るまで、一人ずつストップか見送りかを答えます。ストップと言えるのは4枚を持つ人だけですが、その人も見送ることができます。
rules-block-3 = だれにも同じようにたずね、間合いも同じです。たずね方や時間から、手札を知られることはありません。
rules-block-4 = 止められた{ word-pele }は、標準では、場に残った札をねらい直します。また止められることもあります。場に札がなければ、そのまま場に残ります。
rules-block-5 = 取り決めによっては、手札から出して止められた{ word-pele }が、手元にまだ札があれば手札に戻ります。代わりに別の札を出すか、{ word-ohana }を宣言します。{ word-pele }はその番にはもう出せません。
rules-block-6 = { word-ferns }をねらったときは止められず、だれにもたずねません。{ word-pele }も{ word-ferns }の4枚の1枚なので、ほかの人に4枚がそろうことはないからです。

## Leftovers

rules-leftovers-title = 残り札
rules-leftovers-1 = 場の札は2枚か4枚ずつ取られていきます。{ word-pele }がほかの{ word-suit }の札を取ると、その{ word-suit }の1枚と{ word-ferns }の1枚は、合う相手がなくなります。3人以上のときは、この2枚が終わりに場に残ります。
rules-leftovers-2 = 標準では、{ word-pele }が取った札と同じ{ word-suit }の残りは、すべて{ word-pele }を使った側のものになります。{ word-hui }を数える前に渡すので、これで{ word-hui }ができることもあります。
rules-leftovers-3 = 残った{ word-ferns }は、だれのものにもなりません。いっしょに渡す取り決めもあります。
rules-leftovers-4 = 2人のときは、山札の一部がめくられないので、ほかの札も残ることがあります。渡すのは場の札だけで、山札に残った札はだれのものにもなりません。

## Hui

rules-hui-title = { word-hui-start }
rules-hui-1 = { word-hui-start }は、決まった3枚を一つの側がすべて取るとできます。全部で八つあり、それぞれに島の名前と印が付いています。
rules-hui-2 = 決まった絵柄の札だけが使えます。同じ{ word-suit }の別の札では、代わりになりません。1枚の札が二つの{ word-hui }に使えることもあります。
rules-hui-3 = 標準では、{ word-hui }一つにつき、ほかのどの側からも50点を引きます。作った側の点は増えません。一つの側が二つ作れば100点です。上限はなく、得点がマイナスになることもあります。
rules-hui-4 = 作った側に50点を足す取り決めや、{ word-hui }を使わない取り決めもあります。引いても足しても、勝つ側も点の差も同じです。
rules-hui-5 = 点のある札は、11番目と12番目の{ word-suit }を除いて、どれも{ word-hui }に使います。
rules-hui-6 = { word-hui }の札を1枚取るだけで、ほかの側はもうその{ word-hui }を作れなくなります。

## Teams

rules-teams-title = チーム
rules-teams-1 = 4人なら2人ずつ2チーム、6人なら2人ずつ3チームか3人ずつ2チームに分かれて遊べます。味方どうしは隣り合わずに座るので、チームが代わる代わる打ちます。
rules-teams-2 = 取り札はチームで一つにまとめ、点も{ word-hui }もいっしょに数えます。{ word-hui }の50点は、相手の人数にかかわらず、ほかのチームから一度ずつ引きます。
rules-teams-3 = 味方どうしでも、手札を見せたり教えたりはしません。打つのも、{ word-ohana }を宣言するのも、ストップと言うのも、一人ずつ自分の手札で行います。
rules-teams-4 = 味方の{ word-pele }を止めても、見送ってもかまいません。どちらでも同じチームの取り札になりますが、止めれば4枚とも取れます。

## Settling a round

rules-settlement-title = 精算
rules-settlement-1 = 最後の番が終わったら、残り札を渡し、その回を精算します。
rules-settlement-2 = 標準では、取った札の点から、ほかの側の{ word-hui }一つにつき50点を引いたものが得点です。{ word-zeros }と{ word-pele }に点はありません。
rules-settlement-3 = 3人の例です。けいこは札が90点で{ word-hui }が一つ、たまは80点で一つ、あなたは70点で{ word-hui }なし。けいこは40点、たまは30点、あなたは100点を引かれて−30点です。
rules-settlement-4 = 得点のいちばん高い側が、その回の勝ちです。
rules-settlement-5 = 一番が同点のときは、親を最初として番の順に数え、その中で最初の側が勝ちます。
rules-settlement-6 = 勝った人が次の親になります。チームのときは、今の親から番の順に数えて、勝ったチームの最初の人が親です。今の親も数に入ります。

## The match

rules-match-title = 一勝負
rules-match-1 = 一勝負の回数は決まっていて、標準では4回です。各回の得点を足していき、合計のいちばん高い側が勝ちです。
rules-match-2 = 「勝ち数」の取り決めでは、点はその回の勝ち負けと差を決めるためだけに使い、勝ち一つを1と数えます。
rules-match-3 = 次の側に50点以上の差を付けた勝ちは「チュウ」で2、100点以上の差なら「バサ」で3と数えます。

## House rules, presets, terms, questions

rules-house-title = 取り決め
rules-house-1 = 家や仲間ごとに、それぞれの習わしがあります。ここにあるのは選べる取り決めです。一勝負を通して、全員に同じように当てはまります。
rules-presets-title = 流儀
rules-presets-1 = 流儀は、ひとまとまりになったルールです。一つ選んでから、取り決めを一つずつ変えることもできます。変えたところには印が付きます。
rules-presets-2 = 流儀には、札の絵とことばも付いています。どちらもルールには関わりません。表示の設定で別のものを選べます。
rules-terms-title = ことば
rules-terms-1 = ハワイのことばも、日本から札とともに渡ったことばもあります。違うことばが同じものを指すこともあります。どちらの呼び方をする人も、ここでは一つの卓を囲みます。
rules-questions-title = よくある質問
rules-questions-1 = はじめての人がよく迷うところをまとめました。

## Terms

term-1 = ピリナ（pilina）
term-1-about = 結び付くこと、付き合うこと、間柄。この遊びの名前のもとになったことばです。
term-2 = 花札（はなふだ）
term-2-about = 月ごとに植物を描いた、日本の札です。
term-3 = サクラ
term-3-about = ハワイで花札をよくこう呼びます。ここでは、この遊びの日本語のことばの呼び名でもあります。
term-4 = オハナ（ʻohana）
term-4-about = 家族のこと。ここでは一つの植物の4枚と、それを一度に取る掛け声です。
term-5 = ヒキ
term-5-about = オハナのことを、サクラの流儀ではこう呼びます。
term-6 = フイ（hui）
term-6-about = 集まり、仲間、会。ここでは、組になる3枚の札です。
term-7 = 役（やく）
term-7-about = フイのことを、サクラの流儀ではこう呼びます。
term-8 = ペレ（Pele）
term-8-about = ハワイの言い伝えでは火山の女神です。ここでは、何でも取れる札です。
term-9 = ガジ
term-9-about = ペレの札のことを、サクラの流儀ではこう呼びます。日本の札では柳のカスです。
term-10 = カス
term-10-about = 0点札のことを、サクラの流儀ではこう呼びます。
term-11 = カパ（kapa）
term-11-about = 樹皮から作る布。ハワイの札では10点札の印です。
term-12 = ニウ（niu）
term-12-about = ココヤシ。12の植物の一番目です。ほかの植物にも、それぞれ説明があります。
term-13 = ハープウ（hāpuʻu）、パラアー（palaʻā）
term-13-about = 木生シダと、レースのようなシダ。ペレといっしょに11番目の植物になっています。
term-14 = ホヌ（honu）
term-14-about = アオウミガメ。この札は、札の点の取り決めによって10点か5点です。
term-15 = マヒオレ（mahiole）
term-15-about = 羽根で飾った、首長の兜。フイ「ハワイ」の印です。
term-16 = マカウ（makau）
term-16-about = 釣り針。フイ「マウイ」の印です。
term-17 = パフ（pahu）
term-17-about = 太鼓。フイ「モロカイ」の印です。
term-18 = キイ・ポーハク（kiʻi pōhaku）
term-18-about = 岩に刻んだ絵。フイ「ラナイ」の印です。
term-19 = ナー・ホークー（nā hōkū）
term-19-about = 星々。フイ「カホオラウェ」の印です。
term-20 = レイ・ニホ・パラオア（lei niho palaoa）
term-20-about = クジラの歯の首飾り。フイ「オアフ」の印です。
term-21 = ポーハク・クイ・アイ・プカ（pōhaku kuʻi ʻai puka）
term-21-about = ポイをつくための、輪の形の石。フイ「カウアイ」の印です。
term-22 = モミ（momi）
term-22-about = 小さな巻き貝。フイ「ニイハウ」の印です。
term-23 = チュウ（chu）
term-23-about = 50点以上の差を付けた勝ち。勝ち数を数えるときは2になります。
term-24 = バサ（basa）
term-24-about = 100点以上の差を付けた勝ち。勝ち数を数えるときは3になります。
term-25 = ヒゴバナ（higobana）
term-25-about = ハワイの花札の別名。ここでは、勝ち数を数える流儀の名前です。

## Questions

question-1 = 合う札があったら、必ず取るのですか。
question-1-answer = 出した札に合う札が場にあれば、必ず取ります。ただし、どの手札を出すかは自由です。
question-2 = { word-pele }が止められたのはなぜですか。
question-2-answer = ねらった札と同じ{ word-suit }の4枚が、ある人の手札と場にそろっていたからです。その人がストップと言い、4枚とも取りました。標準では、そのあと別の札をねらえます。
question-3 = { word-pele }がねらうたびに、なぜ全員が答えるのですか。
question-3-answer = 4枚を持つ人だけにたずねると、それだけで手札が知られてしまいます。そこで全員に同じようにたずねます。コンピュータを相手に一人で遊ぶときは、見送るほかにないなら、たずねずに見送ります。
question-4 = { word-ohana }を取っておけますか。
question-4-answer = はい。場にあるその札に、ほかの人の札は合いません。{ word-pele }にねらわれたら、ストップと言えます。ただし、残りの番の数には気をつけてください。
question-5 = 番でないときに宣言できるのはいつですか。
question-5-answer = 4枚が手札と場にそろっていて、ほかの人が手札を出す前か、山札をめくる前です。宣言を待つかどうかは、表示の設定で選べます。
question-6 = 手札がなくなったらどうなりますか。
question-6-answer = ほかの人と同じ数だけ番が回ります。そのたびに山札の上の1枚をめくって打ちます。
question-7 = 味方の手札も合わせて数えますか。
question-7-answer = いいえ。{ word-ohana }でもストップでも、数えるのは自分の手札と場の札だけです。取った札は、味方どうしでいっしょに数えます。
question-8 = 得点がマイナスになるのはなぜですか。
question-8-answer = 標準では、ほかの側の{ word-hui }一つにつき50点を引かれ、上限がないからです。自分の{ word-hui }で点は増えませんが、ほかの側の点が減ります。
question-9 = 同点のときはだれが勝ちますか。
question-9-answer = その回では、親を最初として番の順に数え、同点の中で最初の人が勝ちます。チームのときは、最初に数えられた人のチームの勝ちです。
question-10 = カパとは何ですか。
question-10-answer = 樹皮から作り、模様を付けた布です。ハワイの札では10点札の印です。
question-11 = { word-ferns }をねらったとき、だれも止められないのはなぜですか。
question-11-answer = ストップと言うには、手札と場を合わせて4枚が必要です。{ word-pele }もその4枚の1枚で、たったいまほかの人が出したところだからです。
question-12 = { word-pele }に点はありますか。
question-12-answer = ありません。値打ちがあるのは取る力と、終わりに手に入るかもしれない半端の札です。
question-13 = 残り札とは何ですか。
question-13-answer = { word-pele }が同じ{ word-suit }の札を取ったために、終わりまで合う相手のなかった札です。標準では、{ word-pele }を使った側のものになります。
question-14 = 場から取った{ word-pele }を使えますか。
question-14-answer = 使えません。場にあるときはただの{ word-fern }で、そのまま取ったことになります。力を使えるのは、手札から出したときと、標準では山札からめくったときです。
question-15 = { word-zeros }はどこへ行くのですか。
question-15-answer = 山札のそばの共通の捨て場です。だれの点にもならないので、だれが取っても同じです。
question-16 = 2人のとき、山札が残るのはなぜですか。
question-16-answer = 番は手札の枚数だけ回り、1回の番で山札を1枚使います。2人のときは、山札がそれより多いからです。どの札が伏せられたままになるかは、だれにも分かりません。
question-17 = 点を引くのと足すのとで、勝つ人が変わりますか。
question-17-answer = 変わりません。自分が50点を得る代わりに、ほかの全員が50点を失うだけなので、どの二つの側の差も同じです。数の見え方だけが違います。
question-18 = この番に{ word-pele }を出せないのはなぜですか。
question-18-answer = 取り決めにより、止められて手札に戻ったからです。この番は別の札を出すか、{ word-ohana }を宣言します。次からの番には、また出せます。
question-19 = 打った札を戻せますか。
question-19-answer = 「戻す」のボタンが押せるときは戻せます。伏せてあった札を見たあとは戻せません。
question-20 = コンピュータはこちらの手札を見ていますか。
question-20-answer = 見ていません。その席に座った人に見えるものだけで考えます。あなたがストップと言えるかどうかも知りません。

## The guided first round (180 characters a step at most)

lesson-next = 次へ
lesson-skip = とばす
lesson-done = 続ける
lesson-1-title = ようこそ
lesson-1 = 12の植物に、4枚ずつの札があります。同じ植物を合わせて札を取りましょう。20点、10点、5点の札と、点のない札があります。
lesson-2-title = 手札
lesson-2 = これがあなたの手札です。取れない札でも、好きな札を出せます。場に同じ植物がある札を探してみてください。
lesson-3-title = 札を出す
lesson-3 = 手札の下の点は、その札に合う場の札の枚数です。点のある札を出すと、2枚とも取れます。
lesson-4-title = 山札
lesson-4 = 続いて、山札の上の1枚がめくられます。同じように打ち、同じ植物が場にあれば取り、なければ場に残ります。
lesson-5-title = { word-ohana-start }
lesson-5 = 同じ植物の4枚が手札と場にそろったら、「{ word-ohana-shout }」と言って一度に取れます。番でないときにもできます。
lesson-6-title = { word-pele-start }は何でも取る
lesson-6 = { word-pele-start }はどの植物にも合い、場の札を1枚、何でも取ります。値打ちのある札をねらいましょう。
lesson-7-title = 「{ word-stop-shout }」
lesson-7 = { word-pele }にねらわれた植物の4枚が、あなたの手札と場にそろっていたら、「{ word-stop-shout }」と言いましょう。4枚とも取れます。
lesson-8-title = { word-hui-start }
lesson-8 = 決まった3枚で{ word-hui }ができ、一つにつき、ほかの全員から50点を引きます。近い{ word-hui }は一覧に出ます。相手の{ word-hui }にも気をつけて。
lesson-9-title = 回の終わり
lesson-9 = 最後の番が終わると、札の点を数え、ほかの人の{ word-hui }一つにつき50点を引きます。ここから先は、どうぞ思うように打ってください。
