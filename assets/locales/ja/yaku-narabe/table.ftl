# The table, the results and the records of Yaku-Narabe. Some ids stand in the shared files too: here they say what fits a
# player who is alone.

## The table

ui-columns = 5つの列
ui-column = { $kind ->
    [full] { $column }列目は一杯です。
    [put] { $card }を{ $column }列目に置く。
   *[look] { $column }列目。
}{ $count ->
    [0] 札はありません。
   *[other] 上から{ $cards }の{ $count }枚。
}{ $gain ->
    [-1] {""}
   *[other] いちばん上の段が{ $gain }点になります。
}
ui-here = ここ
ui-bonus = ボーナス
ui-scored = 終わった段と見た札
ui-scored-none = 点を数えた段はまだありません。
ui-seen = これまでに見た札
ui-redo = やり直す
ui-redo-nothing = やり直せる手がありません。
ui-hint = ヒント
ui-hint-failed = ヒントを出せませんでした。もう一度お試しください。
ui-hint-move = { $card }を{ $column }列目へ。
ui-rows-done = { $rows ->
    [0] まだ0段
   *[other] { $rows }段完成
}
ui-total = 合計{ $total }点
ui-row = { $row ->
    [1] いちばん上の段
   *[other] { $row }段目
}（{ $count }／5枚）
ui-row-above = 上の段
ui-row-below = 下の段
ui-rows-all = すべての段
ui-row-empty = まだ札がありません。
ui-row-nothing = 役は見えていません
ui-wish = { $yaku } { $have }/{ $need }・{ $points }
ui-wish-missing = 足りない札：{ $cards }
ui-bonus-times = ボーナス月
ui-row-scored = 段の点
ui-play = 手札を選んでください
ui-choose = { $card }をどの列に置きますか
ui-card-hand = { $card }
ui-your-turn = 札を置いてください。
ui-stack-left = { $count ->
    [0] 山札はもうありません
   *[other] 山札{ $count }枚
}

## What happened, and why not

event-dealt = 第{ $round }回を始めます。
event-placed = { $card }を{ $column }列目に置きました。
event-drawn = { $card }を引きました。
event-row = いちばん上の段は{ $score }点です{ $multiplier ->
    [1] {""}
   *[other] （{ $base }×{ $multiplier }）
}：{ $cards }。
event-round-over = 第{ $round }回が終わりました。{ $score }点です。
event-match-over = 終わりました。合計{ $score }点です。
error-column-full = { $column }列目は一杯です。一列に置けるのは9枚までです。ほかの列を選んでください。

## Results

ui-match-result = 結果
ui-match-after = 第{ $round }回までの合計
ui-share-result = 結果をコピーして送る
ui-result-copied = 結果をコピーしました。札は書かれていません。
ui-share-score = { $rounds }回：{ $total }点（{ $list }）
ui-solo-round = 第{ $round }回は{ $score }点
ui-solo-total = { $rounds }回で{ $total }点
ui-praise-1 = 次の札に期待しましょう。
ui-praise-2 = 手堅くまとまりました。
ui-praise-3 = とても良い出来です。1回200点は上手な人の点です。
ui-praise-4 = お見事です。1回300点はめったに見られません。
ui-best-now = この長さでの最高点です
ui-left-over = 残った札
ui-row-scores-nothing = 役なし
ui-row-sum = { $base }×{ $times }
ui-mark-shown = 終わった段を表示
ui-mark-cup = 盃はカスに数えない
ui-mark-hints = ヒント{ $count }回
ui-mark-undos = 戻した手{ $count }回
ui-best-deal = この札での最高点：{ $score }点
ui-again = 同じ札でもう一度
ui-solo-rematch = 新しい札で

## What was possible

ui-possible = どこまで取れたか
ui-possible-about = すべての札が分かったうえでの計算です。遊んでいる間はだれにも分かりません。
ui-possible-start = 調べる
ui-possible-stop = やめる
ui-possible-busy = 調べています… 今のところ{ $score }点
ui-possible-found = { $score }点まで取れました。あなたは{ $own }点でした。
ui-possible-matched = あなたは{ $own }点。それより良い並べ方は見つかりませんでした。
ui-possible-failed = 計算できませんでした。もう一度お試しください。
ui-possible-line = そこまでの並べ方の一例
ui-possible-moves = すべての手順
ui-undo-seen = 新しい札を見たので、この手は戻せません。練習なら何手でも戻せます。
ui-more = ほか{ $count }
event-row-gone = いちばん上の段は{ $score }点です{ $multiplier ->
    [1] {""}
   *[other] （{ $base }×{ $multiplier }）
}。段は卓から消えました。

## Records

ui-stats-none = まだ1回も終えていません。対局、最高点、作った役が、この端末に残ります。
ui-bests = 自己最高点
ui-rounds = { $rounds }回
ui-average = 1回平均{ $average }点
ui-chart = 1回あたりの点
ui-chart-says = 最近の{ $count }局：1回平均{ $mean }点、目盛りの上端は{ $top }点。
ui-daily-of = 今日の札 { $day }
ui-own-deck = 自分で並べた札
ui-deal-named = 札「{ $seed }」
ui-games-played = 対局
ui-rounds-played = { $rounds }回のうち{ $played }回
ui-all-games = すべての対局を見る
ui-collection = 役の収集
ui-collected = { $all }役のうち{ $count }役
ui-made-times = { $count }回できました。いちばん良い段は{ $score }点
