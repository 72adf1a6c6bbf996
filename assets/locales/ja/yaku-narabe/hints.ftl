# Why the adviser of Yaku-Narabe suggests a move: reason-<id>, one sentence each.
# $yaku is the name of a yaku, $missing names of cards, one or more; all else are numbers.

reason-completes-row = いちばん上の段がそろい、{ $score }点になります。
reason-row-scores = いちばん上の段がそろい、「{ $yaku }」の{ $points }点が付きます。
reason-keeps-alive = この段で「{ $yaku }」をまだねらえます。足りない札：{ $missing }。
reason-gathers = この段の「{ $yaku }」の札が、{ $need }枚中{ $have }枚になります。
reason-bonus-card = ボーナス月の札は、{ $times }倍がいちばん生きる段に置きます。
reason-bonus-waits = ボーナス月の札は、もっとよい段のために取っておきます。
reason-dumps = ここではどの役にも使えませんが、いちばん差し支えのない置き方です。
reason-makes-room = よい段を空けておけるように、新しい段を始めます。
reason-ends-row = { $score ->
    [0] これ以上よくならない段を終わらせて、次の段を上げます。
   *[other] これ以上よくならない段を{ $score }点で終わらせて、次の段を上げます。
}
reason-only-move = ほかに打てる手がありません。
