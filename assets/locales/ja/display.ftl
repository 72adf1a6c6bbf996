# Display settings that belong to every game: the deck, the words, and waiting for a call out of turn.

setting-deck = 札の絵
setting-deck-about = どの札を見て遊ぶかを選びます。ルールの上では同じ札です。
value-deck-auto = 自動
value-deck-auto-about = ゲームや流儀に合った札にします。
value-deck-standard = 日本
value-deck-standard-about = 松から桐まで、12の月の花です。
value-deck-hawaii = ハワイ
value-deck-hawaii-about = ニウからククイまで、島々の12の植物です。

setting-words = ことば
setting-words-about = 花札ピリナの特別な札や掛け声の呼び方です。ほかのゲームのことばは一通りです。
value-words-auto = 自動
value-words-auto-about = 流儀に合ったことばにします。
value-words-hanafuda = 日本
value-words-hanafuda-about = 日本語から来たことば：ヒキ、役、ガジ、カス。
value-words-hawaiian = ハワイ
value-words-hawaiian-about = ハワイのことば：オハナ、フイ、ペレ。

setting-ohana_wait = 番でないときの宣言
setting-ohana_wait-about = ほかの人の番に4枚を一度に取れるようになったとき、あなたを待つかどうかを決めます。
value-ohana_wait-wait = 待つ
value-ohana_wait-wait-about = 宣言するか「今はしない」を選ぶまで、毎回待ちます。
value-ohana_wait-dismiss = 断るまで待つ
value-ohana_wait-dismiss-about = 「今はしない」を選ぶまで待ち、同じ4枚については二度とたずねません。
value-ohana_wait-never = たずねない
value-ohana_wait-never-about = たずねずに進みます。自分の番には宣言できます。
