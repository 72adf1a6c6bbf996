# The interface: screens, buttons, prompts, notices, what happened, and why something is not allowed.

## Names at the table. $who is "you" for the one who looks.
seat-you = You
seat-name-0 = Matsuo
seat-name-1 = Keiko
seat-name-2 = Tama
seat-name-3 = Fujiko
seat-name-4 = Botan
seat-name-5 = Momiji
seat-name-6 = Hagi
ui-name = { $who ->
    [you] You
   *[other] { $name }
}

## Screens
ui-screen-home = Home
ui-screen-settings = Settings
ui-screen-table = Table
ui-screen-result = Settlement
ui-screen-rules = Rules
ui-screen-about = About
ui-screen-stats = Records

## Everywhere
ui-close = Close
ui-back = Back
ui-less = One less
ui-more = One more
ui-copy = Copy
ui-reload = Reload
ui-theme-is = Colours: { $theme }
ui-language-and-theme = Language and colours
ui-lang-failed = That language could not be loaded.
ui-game-failed = This game’s words or cards could not be loaded. Check the connection and try again.
ui-part-failed = This could not be loaded. Check the connection and try again, or reload the page.
ui-copy-failed = The browser does not allow copying here.
ui-link-copied = Link copied.
ui-code-copied = Code copied.

## Home
ui-games = Games
ui-new = New match
ui-set-up = Set up
ui-resume = Continue
ui-delete = Delete
ui-keep = Keep
ui-delete-ask = Delete this match?
ui-delete-text = It cannot be brought back.
ui-your-turn = It is your turn.
ui-match-goes-on = The match goes on.
ui-match-result = Match result
ui-result-waits = A result is waiting.
ui-with-others = { $game } with { $others }
ui-round-of = Round { $round } of { $rounds }
ui-plan = { $players ->
    [one] Alone
   *[other] { $players } players
} · { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} · { $preset }{ $changes ->
    [0] {""}
    [one] , 1 change
   *[other] , { $changes } changes
}
ui-daily = Deal of the day
ui-deal-choose = Choose a deal
ui-deal-about = A number or a word. The same one always brings the same cards.
ui-deal-start = Play this deal
ui-deal-long = A deal has at most 64 characters.
ui-learn = Guided first round
ui-learn-new = New here? Play a guided round
ui-learn-about = A real round with someone at your side. Leave it whenever you like.
ui-bring = Open or export
ui-bring-about = A link, a code or the text of a saved match:
ui-bring-file = From a file
ui-bring-open = Open
ui-export = Export everything
ui-export-about = Your matches live in this browser only. Keep a copy before you clear its data or move to another device.
ui-imported = { $count ->
    [0] Nothing new was in the file.
    [one] One match was brought back.
   *[other] { $count } matches were brought back.
}
ui-aside-count = { $count ->
    [one] One save that could not be read was set aside. The export holds it.
   *[other] { $count } saves that could not be read were set aside. The export holds them.
}

## Settings
ui-display = Table and pace
ui-players = Players
ui-players-count = Number of players
ui-players-value = { $players }
ui-level-of = How { $name } plays
ui-practice = Practice
ui-practice-about = Take back as many moves as you like. The result is marked as practice.
ui-start-from = Start from
ui-house-rules = House rules
ui-changes = { $preset }{ $changes ->
    [0] {""}
    [one] , with 1 change
   *[other] , with { $changes } changes
}
ui-changed = changed
ui-reset = reset
ui-reset-all = Reset rules
ui-play-with = Play with these rules
ui-only-three = This counts only with three players.
ui-rule-code = Rule code
ui-rule-code-about = Copy it to share these rules. Paste another one to take its rules over.
ui-code-of-game = These are rules of { $game }.
setting-speed = Pace
setting-speed-about = How long cards take and how long the others think. Off shows every move at once.
value-speed-off = Off
value-speed-quick = Quick
value-speed-normal = Normal
value-speed-slow = Slow
setting-theme = Colours
setting-theme-about = Light, dark, or as your device has it.
value-theme-auto = Automatic
value-theme-light = Light
value-theme-dark = Dark
setting-ground = Table
setting-ground-about = What the cards lie on.
value-ground-paper = Paper
value-ground-wood = Wood
value-ground-cloth = Cloth
setting-sort = Sort hand
setting-sort-about = By month as the year goes, or by kind with the brights first.
value-sort-month = By month
value-sort-kind = By kind
setting-aids = Corner marks
setting-aids-about = The month and the kind in the corners of each card.
setting-lights = Light up matches
setting-lights-about = Field cards that match light up when you look at a card of your hand.
setting-confirm = Ask before playing
setting-confirm-about = A card is played on the second tap, so that a slip does no harm.

## Table
ui-menu = Menu
ui-round = Round { $round }
ui-of-rounds = of { $rounds }
ui-times = This round counts ×{ $multiplier }
ui-field = Field
ui-stack = Stack
ui-hand = Hand
ui-kind = Kind
ui-cards = Cards
ui-own = Your captured cards
ui-pts = pts
ui-total = total { $total }
ui-points-say = { $points } card points in this round, { $total } in the match
ui-dealer = Dealer
ui-second = Plays second
ui-last = Plays last
ui-to-move = to move
ui-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
ui-stack-count = { $count ->
    [0] The stack is empty
    [one] Stack, { $count } card
   *[other] Stack, { $count } cards
}
ui-captured-of = { $who ->
    [you] Your captured cards: { $count }
   *[other] Captured by { $name }: { $count }
}
ui-captured-title = { $who ->
    [you] Your captured cards
   *[other] Captured by { $name }
}
ui-captured-kind = { $kind }: { $count }, { $points } points
ui-card-hand = { $card }{ $shown ->
    [yes] , shown to all
   *[no] {""}
}, { $count ->
    [0] no match
    [one] 1 match
    [3] takes all three
   *[other] { $count } matches
}
ui-card-target = { $card }: take it with { $taker }
ui-shown-card = { $card }, shown; it can be taken
ui-shown = Shown
ui-take = Take
ui-play = Choose a card to play
ui-choose = { $card }: take which one?
ui-choose-turned = { $card } was turned. Take which one?
ui-confirm = Tap again to play { $card }
ui-put-back = Put the card back
ui-flip = Turn the top card of the stack
ui-wait = One moment …
ui-others-turn = { $name } is playing …
ui-see-result = See the result
ui-seconds-left = { $seconds } seconds left
ui-time-out = Time is up: the computer played for you.
ui-pick-first = First choose a card of your hand.
ui-tap-on = Tap to go on
ui-log = What happened
ui-log-open = Last move. Open the log
ui-rules-and-yaku = Rules and yaku
ui-progress = Yaku of all players
ui-goals = Yaku within reach
ui-goals-all = Yaku of all players
ui-goal-made = made · { $points }
ui-goal-cancelled = cancelled by a better one
ui-goal-lost = no longer possible
ui-goal-near = { $have } of { $need }, the rest in sight · { $points }
ui-goal-open = { $have } of { $need } · { $points }
ui-no-yaku = No yaku are played under these rules.
ui-undo = Take back
ui-undo-nothing = There is nothing to take back.
ui-share = Copy a link to this match
ui-save-file = Save as a file
ui-leave-table = Leave the table
ui-leave-ask = Leave the table? The match is kept, and you can go on with it from the first screen.
ui-leave = Leave
ui-stay = Stay
ui-go-on = Go on
ui-step = { $step } of { $steps }

## Settlement
ui-settlement = Settlement
ui-card-points = Card points
ui-card-points-about = { $all } in all, an equal share is { $baseline }
ui-card-points-plain = as captured
ui-from-each = { $points } from each
ui-points = { $points } points
ui-big-table = Big table
ui-grand-table = Grand table
ui-this-round = This round
ui-zero-sum = sums to zero
ui-match-after = { $round ->
    [one] Match after { $round } round
   *[other] Match after { $round } rounds
}
ui-cancelled = { $who ->
    [you] Your { $yaku } does not count: { $by }
   *[other] { $name }: { $yaku } does not count: { $by }
}
ui-fuke-note = Fuke: somebody captured 20 card points or fewer, so cards and yaku do not count in this round.
ui-round-won = { $who ->
    [you] You win the round
    [team] Your team wins the round
   *[other] { $name } wins the round
}
ui-round-tied = The round is shared by { $names }
ui-match-won = { $who ->
    [you] You win the match
    [team] Your team wins the match
   *[other] { $name } wins the match
}
ui-match-tied = The match is shared by { $names }
ui-deals-next = { $who ->
    [you] You deal next.
   *[other] { $name } deals next.
}
ui-look-at-table = Look at the table
ui-deal-round = Deal round { $round }
ui-rematch = Play again

## Rules
ui-rules-of = Rules of { $game }
ui-contents = Contents
ui-yaku-sheet = Yaku sheet
ui-cancels = Cancels { $yaku }.

## What happened
event-dealt = Round { $round }: { $who ->
    [you] you deal and play first.
   *[other] { $name } deals and plays first.
}{ $multiplier ->
    [1] {""}
   *[other] {" "}The round counts ×{ $multiplier }.
}{ $redeals ->
    [0] {""}
   *[other] {" "}Four of a month lay together, so the cards were dealt again.
}
event-shown = { $who ->
    [you] You show { $yaku }: { $cards }.
   *[other] { $name } shows { $yaku }: { $cards }.
}
event-played = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
event-turned = { $who ->
    [you] You turn { $card }.
   *[other] { $name } turns { $card }.
}
event-asked = { $who ->
    [you] You choose what { $card } takes: { $cards }.
   *[other] { $name } chooses what { $card } takes: { $cards }.
}
event-took = { $who ->
    [you] You take { $cards } with { $card }.
   *[other] { $name } takes { $cards } with { $card }.
}
event-stayed = { $who ->
    [you] Your { $card } stays on the field.
   *[other] { $name }: { $card } stays on the field.
}
event-made = { $who ->
    [you] You complete { $yaku }!
   *[other] { $name } completes { $yaku }.
}
event-round-over = Round { $round } is over. Your score: { $score }.
event-match-over = The match is over. Your total: { $score }.

## Why not
error-over = This match is over. Nothing can be played any more.
error-wrong-phase-play = Now a card of your hand is played.
error-wrong-phase-flip = Your hand is empty: now only the top card of the stack is turned.
error-wrong-phase-choose = First choose which card the turned card takes. The two are marked.
error-wrong-phase-round-over = The round is over.
error-wrong-phase-match-over = The match is over.
error-not-in-hand = { $card } is not in your hand.
error-target-wanted = { $card } matches two cards. Choose the one it takes.
error-no-target = { $card } has no choice of what it takes.
error-cannot-take = { $card } cannot take { $target }: only cards of the same flower match.
error-address-value = “{ $value }” for { $name }
error-address = The address asks for something that is not known: { $list }. What is known was used.
error-record = That is no match that can be opened.
error-code = That is no code of a match or of rules.
error-code-damaged = The code is incomplete or mistyped.
error-code-newer = The code was made by a newer version of the game.
error-code-unknown = The code asks for something that this version does not have.

## Keeping
ui-storage-refused = The browser keeps nothing here. You can play, but the match ends with this page. Export it from the first screen if you want to keep it.
ui-storage-full = The browser’s storage is full. You can play on, but new moves are not kept. Export your matches and delete old ones.
ui-elsewhere = This match is being played in another tab, so nothing is saved here any more. Reload to go on from there.
ui-records-aside = Your records could not be read and were set aside. Nothing is lost: they are part of the export.
ui-set-aside = A match could not be opened and was set aside. Nothing is lost: it is part of the export.
ui-cpu-failed = The computer player has no answer. Reload to go on.
ui-crash-title = Something went wrong
ui-crash-text = Your match is saved up to the last move. Reload to go on. The report helps us to find the fault.
ui-crash-copy = Copy report

## About
ui-about-what = What this is
ui-about-what-text = Hanakago is a basket of games with hanafuda, the flower cards of Japan. It begins with Hana-awase, the old matching game.
ui-about-privacy = Privacy
ui-about-privacy-text = Nothing leaves your device. There is no account, no server, no counting of visitors and no advertising.
ui-about-saves = Where your matches are
ui-about-saves-text = In the storage of this browser, on this device. Clearing the browser’s data deletes them; some browsers do so by themselves after a few unused days. The export on the first screen makes a copy.
ui-about-licence = Licence
ui-about-licence-text = The program is free software under the MIT licence or the Apache licence 2.0, as you prefer.
ui-about-art = The cards
ui-about-art-text = All cards were drawn for this project and may be used under CC BY 4.0.
ui-version = Version { $version }
