# What every screen shows of every game: its name, its presets; and the levels of the computer players.
# The rest of a game's words is in its own folder. No two games may have a preset of the same id.

## Games

game-hana-awase = 花合わせ
game-hana-awase-ja = 花合わせ
game-hana-awase-about = 同じ月の花を合わせる 2〜4人

## Presets of Hana-awase

preset-reference = 標準
preset-reference-about = 役はすべて、12回勝負
preset-fewer-yaku = 役少なめ
preset-fewer-yaku-about = よく知られた5つの役だけ
preset-bakappana = ばかっ花
preset-bakappana-about = 役なし、札の点だけ
preset-fudawiki-classic = FudaWiki版
preset-fudawiki-classic-about = 役の点数が違い、光札だけの役は高いもの一つだけ
preset-friendly = なごやか
preset-friendly-about = 札の点と役を足すだけで、払い合いなし
preset-nintendo-chotto = 任天堂ちょっと
preset-nintendo-chotto-about = 入門用。札は32枚、手札は公開、点は足すだけ

## Levels of the computer players

level-sprout = 若葉
level-sprout-about = はじめての一勝負に
level-easy = やさしい
level-easy-about = のんびり打つ、すきの多い相手
level-normal = ふつう
level-normal-about = ほどよく張り合える相手
level-hard = つよい
level-hard-about = 簡単には取らせてくれない相手
level-master = 名人
level-master-about = ここでいちばん強い相手

# Hanafuda Pilina: what the list of games and the choice of presets say.

game-pilina = 花札ピリナ
game-pilina-ja = 花札ピリナ
game-pilina-about = ハワイの花札、一人でもチームでも 2〜7人

preset-pilina = ピリナ
preset-pilina-about = ハワイの札とハワイのことば
preset-hawaii-style = ハワイ・スタイル／サクラ
preset-hawaii-style-about = 日本の札と古くからの点。ことばはヒキ、役、ガジ、カス
preset-higobana = ヒゴバナ（Paradise Factors）
preset-higobana-about = ハワイ・スタイルと同じで、点ではなく勝ち数を数える
preset-board-game-arena = Board Game Arena
preset-board-game-arena-about = ハワイ・スタイルと同じ。残り札は2人なら「なし」、3人以上なら「半端の札と柳」

# Yaku-Narabe: what the list of games and the choice of presets say.

game-yaku-narabe = 花札役並べ
game-yaku-narabe-ja = 花札役並べ
game-yaku-narabe-about = 五つの列に並べて役を作る 1人

preset-standard = 標準
preset-standard-about = 役はすべて、3回勝負
