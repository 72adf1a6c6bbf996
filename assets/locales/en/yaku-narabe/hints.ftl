# Why the adviser of Yaku-Narabe suggests a move: reason-<id>, one sentence each.
# $yaku is the name of a yaku, $missing names of cards, one or more; all else are numbers.

reason-completes-row = Completes the top row for { $score } points.
reason-row-scores = Completes the top row with { $yaku }, which is worth { $points } points.
reason-keeps-alive = Keeps { $yaku } alive in this row; still wanted: { $missing }.
reason-gathers = Brings this row to { $have } of the { $need } cards for { $yaku }.
reason-bonus-card = A card of the bonus month goes into the row where ×{ $times } is worth most.
reason-bonus-waits = Keeps the card of the bonus month for a better row.
reason-dumps = This card helps no yaku here, and does the least harm.
reason-makes-room = Starts a new row, so that the better rows stay open.
reason-ends-row = { $score ->
    [0] Closes a row that cannot get better, so that the next one moves up.
   *[other] Closes a row that cannot get better, for { $score } points, so that the next one moves up.
}
reason-only-move = No other move is possible.
