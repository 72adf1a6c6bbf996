# The table, the results and the records of Yaku-Narabe. Some ids stand in the shared files too: here they say what fits a
# player who is alone.

## The table

ui-columns = Five columns
ui-column = Column { $column }{ $kind ->
    [full] { ", full. It holds" }
    [put] { ": put" } { $card } { "here. It holds" }
   *[look] { ", with" }
} { $count ->
    [0] no card
    [one] 1 card: { $cards }
   *[other] { $count } cards, from the top: { $cards }
}.{ $gain ->
    [-1] {""}
   *[other] { " The top row would score" } { $gain }.
}
ui-here = here
ui-bonus = bonus
ui-scored = Scored rows and seen cards
ui-scored-none = No row has been scored yet.
ui-seen = Cards seen so far
ui-redo = Do again
ui-redo-nothing = There is nothing to do again.
ui-hint = Hint
ui-hint-failed = The hint could not be worked out. Please try again.
ui-hint-move = { $card } to column { $column }.
ui-rows-done = { $rows ->
    [0] no row yet
    [one] 1 row done
   *[other] { $rows } rows done
}
ui-total = { $total } in all
ui-row = { $row ->
    [1] Top row
   *[other] Row { $row }
}, { $count } of 5
ui-row-above = The row above
ui-row-below = The row below
ui-rows-all = All rows
ui-row-empty = No card lies here yet.
ui-row-nothing = No yaku in sight
ui-wish = { $yaku } { $have }/{ $need } · { $points }
ui-wish-missing = Still wanted: { $cards }
ui-bonus-times = Bonus month
ui-row-scored = Row scored
ui-play = Choose a card of your hand
ui-choose = { $card }: which column?
ui-card-hand = { $card }{ $shown ->
    [yes] {""}
   *[no] {""}
}{ $count ->
    [0] {""}
   *[other] {""}
}
ui-your-turn = Place a card.
ui-stack-left = { $count ->
    [0] The deck is used up
    [one] Deck, 1 card
   *[other] Deck, { $count } cards
}

## What happened, and why not

event-dealt = Round { $round } begins. { $multiplier ->
    [1] {""}
   *[other] {""}
}{ $redeals ->
    [0] {""}
   *[other] {""}
}{ $who ->
    [you] {""}
   *[other] { $name }
}
event-placed = { $card } goes to column { $column }.
event-drawn = You draw { $card }.
event-row = The top row scores { $score ->
    [0] nothing
   *[other] { $score }
}{ $multiplier ->
    [1] {""}
   *[other] { " (" }{ $base } ×{ $multiplier })
}: { $cards }.
event-round-over = Round { $round } is over with { $score } points.
event-match-over = The game is over. Your total: { $score }.
error-column-full = Column { $column } is full: nine cards lie there, and no more fit. Choose another one.

## Results

ui-match-result = Result of the game
ui-match-after = { $round ->
    [one] After { $round } round
   *[other] After { $round } rounds
}
ui-share-result = Copy the result to share it
ui-result-copied = The result was copied. It tells no card.
ui-share-score = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}: { $total } ({ $list })
ui-solo-round = { $score } points in round { $round }
ui-solo-total = { $rounds ->
    [one] { $total } points in 1 round
   *[other] { $total } points in { $rounds } rounds
}
ui-praise-1 = Every deal is another chance.
ui-praise-2 = A sound piece of work.
ui-praise-3 = Very good: 200 a round is what strong players reach.
ui-praise-4 = Impressive! 300 in a round is a rare sight.
ui-best-now = Your best game of this length
ui-left-over = Left over
ui-row-scores-nothing = No yaku
ui-row-sum = { $base } ×{ $times }
ui-mark-shown = Scored rows in sight
ui-mark-cup = Sake cup no plain
ui-mark-hints = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
ui-mark-undos = { $count ->
    [one] 1 move taken back
   *[other] { $count } moves taken back
}
ui-best-deal = Your best on this deal: { $score }
ui-again = Play this deal again
ui-solo-rematch = New deal

## What was possible

ui-possible = What was possible
ui-possible-about = A search that knows every card of this deal. Nobody could see that while playing.
ui-possible-start = Find out
ui-possible-stop = Stop
ui-possible-busy = Searching … best so far: { $score }
ui-possible-found = { $score } points were within reach. You made { $own }.
ui-possible-matched = You made { $own }, and the search found nothing better.
ui-possible-failed = The search could not be run. Please try again.
ui-possible-line = One way to get there
ui-possible-moves = Every move of it
ui-undo-seen = A new card has been seen since, so this move stands. Practice takes back everything.
ui-more = { $count } more
event-row-gone = The top row scores { $score ->
    [0] nothing
   *[other] { $score }
}{ $multiplier ->
    [1] {""}
   *[other] { " (" }{ $base } ×{ $multiplier })
} and leaves the table.

## Records

ui-stats-none = You have not finished a round yet. Your games, bests and yaku will be kept here, on this device.
ui-bests = Personal bests
ui-rounds = { $rounds } rounds
ui-average = { $average } a round
ui-chart = Points a round
ui-chart-says = The last { $count ->
    [one] game
   *[other] { $count } games
}: { $mean } points a round on average, { $top } at the top of the scale.
ui-daily-of = Deal of the day { $day }
ui-own-deck = A deck of its own
ui-deal-named = Deal “{ $seed }”
ui-games-played = Games
ui-rounds-played = { $played } of { $rounds } rounds played
ui-all-games = Show all games
ui-collection = The collection of yaku
ui-collected = { $count } of { $all } yaku made
ui-made-times = { $count ->
    [one] Made once
   *[other] Made { $count } times
}. Best row: { $score }
