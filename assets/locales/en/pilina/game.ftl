# Hanafuda Pilina: its words, hui and house rules, what happens, prompts and settlement.
#
# Words: a message whose id ends in -sakura stands in for its base message when the Sakura words are
# chosen. Sentences take these words by reference, so that only the words need a twin.
# -start begins a sentence, -a brings its article, -bare goes with "your".

## Words of the game

word-ohana = ʻohana
word-ohana-sakura = hiki
word-ohana-start = ʻOhana
word-ohana-start-sakura = Hiki
word-ohana-a = an ʻohana
word-ohana-a-sakura = a hiki
word-ohana-shout = ʻOhana!
word-ohana-shout-sakura = Hiki!
word-hui = hui
word-hui-sakura = yaku
word-hui-start = Hui
word-hui-start-sakura = Yaku
word-pele = Pele
word-pele-sakura = the gaji
word-pele-start = Pele
word-pele-start-sakura = The gaji
word-pele-bare = Pele
word-pele-bare-sakura = gaji
word-pele-card = the Pele card
word-pele-card-sakura = the gaji
word-zero = zero card
word-zero-sakura = kasu
word-zeros = zero cards
word-zeros-sakura = kasu
word-stop-shout = Stop!
word-stop-shout-sakura = Stop!
word-suit = suit
word-suit-sakura = month
word-suits = suits
word-suits-sakura = months
word-fern = fern
word-fern-sakura = willow
word-ferns = ferns
word-ferns-sakura = willows

## Hui
## hui-<id> is the island, -icon its sign, -about the three cards in both decks.
## -term is the Japanese name where there is one (the same in every language), -reading how it is said.

hui-hawaii = Hawaiʻi
hui-hawaii-icon = mahiole, the feather helmet
hui-hawaii-about = The summit of ʻIliahi, the moon of Limu and the bee of Maʻo hau hele. In the Japanese deck: Curtain, Moon and Sake cup.
hui-hawaii-term = のみ
hui-hawaii-reading = nomi

hui-maui = Maui
hui-maui-icon = makau, the fishhook
hui-maui-about = The canoe of Niu, the ʻapapane of ʻŌhiʻa lehua and the summit of ʻIliahi. In the Japanese deck: Crane, Bush warbler and Curtain.
hui-maui-term = 表菅原
hui-maui-reading = omote-sugawara

hui-molokai = Molokaʻi
hui-molokai-icon = pahu, the drum
hui-molokai-about = The kapa cards of Niu, ʻŌhiʻa lehua and ʻIliahi. In the Japanese deck: the ribbons of Pine, Plum and Cherry.
hui-molokai-term = 赤短
hui-molokai-reading = akatan

hui-lanai = Lānaʻi
hui-lanai-icon = kiʻi pōhaku, the petroglyph
hui-lanai-about = The kapa cards of ʻIlima, Maʻo hau hele and ʻUlu. In the Japanese deck: the ribbons of Peony, Chrysanthemum and Maple.
hui-lanai-term = 青短
hui-lanai-reading = aotan

hui-kahoolawe = Kahoʻolawe
hui-kahoolawe-icon = nā hōkū, the stars
hui-kahoolawe-about = The butterfly of ʻIlima, the bee of Maʻo hau hele and the ʻalalā of ʻUlu. In the Japanese deck: Butterflies, Sake cup and Deer.

hui-oahu = Oʻahu
hui-oahu-icon = lei niho palaoa, the whale-tooth pendant
hui-oahu-about = The kapa cards of Hala, Kalo and Kī. In the Japanese deck: the ribbons of Wisteria, Iris and Bush clover.
hui-oahu-term = 草短
hui-oahu-reading = kusatan

hui-kauai = Kauaʻi
hui-kauai-icon = pōhaku kuʻi ʻai puka, the ring poi pounder
hui-kauai-about = The ʻaukuʻu of Hala, the ʻalae ʻula of Kalo and the pig of Kī. In the Japanese deck: Cuckoo, Eight-plank bridge and Boar.

hui-niihau = Niʻihau
hui-niihau-icon = momi, the dove snail
hui-niihau-about = The pig of Kī, the honu of Limu and the ʻalalā of ʻUlu. In the Japanese deck: Boar, Geese and Deer.
hui-niihau-term = 猪鹿雁
hui-niihau-reading = inoshikagan

## House rules
## setting-<id> is the name, -about says what it changes.

setting-rounds = Rounds
setting-rounds-about = How many rounds make a match. One is a short game, twelve fill an evening.

setting-teams = Teams
setting-teams-about = Who plays together. Partners never sit side by side. They share one pile, its points and its { word-hui }. Teams must fit the number of players.
value-teams-none = None
value-teams-none-about = Everyone plays alone.
value-teams-2x2 = Two teams of two
value-teams-2x2-about = For four players. Partners sit across from each other.
value-teams-3x2 = Three teams of two
value-teams-3x2-about = For six players. Partners sit across from each other.
value-teams-2x3 = Two teams of three
value-teams-2x3-about = For six players. Every other seat is on your team.

setting-values = Card values
setting-values-about = Which reading of the printed values counts. Two cards trade places. Everything else is the same, and all cards together are worth 240 points either way.
value-values-pilina = Pilina
value-values-pilina-about = The honu of Limu is worth 10, and the three { word-ferns } that score are worth 5 each. In the Japanese deck the Geese take the place of the honu.
value-values-hawaii-style = Hawaiʻi Style
value-values-hawaii-style-about = As in the older decks: hāpuʻu beside palaʻā (the Willow ribbon) is worth 10, and the honu of Limu (the Geese) is worth 5.

setting-hui_scoring = Points for { word-hui }
setting-hui_scoring-about = What becomes of the 50 points of a { word-hui }. Taken or added, the winner and the margins are the same.
value-hui_scoring-take = Taken
value-hui_scoring-take-about = Each { word-hui } takes 50 points from every other side. Its owner gains nothing, so scores may fall below zero.
value-hui_scoring-add = Added
value-hui_scoring-add-about = Each { word-hui } adds 50 points to the side that made it. Nobody loses any.
value-hui_scoring-off = Off
value-hui_scoring-off-about = No { word-hui } are played. Only the cards count.

setting-match_scoring = Match counts
setting-match_scoring-about = What is added up from round to round.
value-match_scoring-points = Points
value-match_scoring-points-about = The scores of all rounds are added up.
value-match_scoring-rounds-won = Rounds won
value-match_scoring-rounds-won-about = Only the winner of a round gets anything: 1 as a rule, 2 for winning by 50 points or more over the next side (chu), 3 for 100 or more (basa).

setting-pele_from_stack = { word-pele-start } from the stack
setting-pele_from_stack-about = What { word-pele } can do when it is turned from the stack and not played from a hand.
value-pele_from_stack-wild = Wild
value-pele_from_stack-wild-about = It takes any one card of the field, just as from the hand, and it can be stopped.
value-pele_from_stack-plain = Plain
value-pele_from_stack-plain-about = It is a { word-fern } like the others and takes { word-ferns } only.

setting-blocked_pele = Stopped { word-pele-bare }
setting-blocked_pele-about = What comes next when somebody has said stop to { word-pele }.
value-blocked_pele-retarget = Aim again
value-blocked_pele-retarget-about = It aims at another card as long as the field holds one. On an empty field it stays.
value-blocked_pele-back-to-hand = Back to hand
value-blocked_pele-back-to-hand-about = If it came from a hand with another card in it, it goes back there. Another card is then played, or { word-ohana-a } declared, and { word-pele } has to wait for a later turn. Otherwise it aims again.

setting-leftovers = Leftovers
setting-leftovers-about = When { word-pele } has taken a card of another { word-suit }, some cards find no match. This says which of those left on the field at the end go to the side that used { word-pele }.
value-leftovers-odd-card = Odd card
value-leftovers-odd-card-about = Every card left of the { word-suit } that { word-pele } took from. Any { word-ferns } left over count for nobody.
value-leftovers-odd-card-and-ferns = Odd card and { word-ferns }
value-leftovers-odd-card-and-ferns-about = Every card left of the { word-suit } that { word-pele } took from, and every { word-fern } on the field as well.
value-leftovers-none = None
value-leftovers-none-about = What is left on the field counts for nobody.
value-leftovers-by-players = By players
value-leftovers-by-players-about = As the preset says for the number of players: none with two, odd card and { word-ferns } with three or more.

setting-four_on_field = Four on the field
setting-four_on_field-about = What happens when all four cards of a { word-suit } lie on the opening field.
value-four_on_field-dealer-takes = Dealer takes
value-four_on_field-dealer-takes-about = The dealer takes them at once and then plays. This goes for the { word-ferns } too, { word-pele } included.
value-four_on_field-redeal = New deal
value-four_on_field-redeal-about = All cards are shuffled and dealt anew.

setting-turn_limit = Time for a turn
setting-turn_limit-about = How long a player may think. When the time runs out, the computer plays for that seat.
value-turn_limit-none = No limit
value-turn_limit-none-about = Think for as long as you like.
value-turn_limit-30 = 30 s
value-turn_limit-30-about = Half a minute: a brisk game.
value-turn_limit-60 = 60 s
value-turn_limit-60-about = A minute: enough to count your cards.

## What happened. $who is "you" for the one who looks.

event-drew = { $who ->
    [you] You draw { $card } to see who deals.
   *[other] { $name } draws { $card } to see who deals.
}
event-ohana = { $who ->
    [you] You declare { word-ohana } and take all of { $suit }: { $cards }.
   *[other] { $name } declares { word-ohana } and takes all of { $suit }: { $cards }.
}
event-opening = All four of { $suit } lay on the opening field. { $who ->
    [you] As dealer you take them.
   *[other] { $name } takes them as dealer.
}
event-aimed = { $who ->
    [you] You aim { word-pele } at { $card }.
   *[other] { $name } aims { word-pele } at { $card }.
}
event-passed = { $who ->
    [you] You let it pass.
   *[other] { $name } lets it pass.
}
event-stopped = { $who ->
    [you] You say “{ word-stop-shout }”, show { $suit } and take all four: { $cards }.
   *[other] { $name } says “{ word-stop-shout }”, shows { $suit } and takes all four: { $cards }.
}
event-returned = { $who ->
    [you] You take { word-pele } back into your hand.
   *[other] { $name } takes { word-pele } back into the hand.
}
event-hui = { $who ->
    [you] You complete the { word-hui } { $hui }!
   *[other] { $name } completes the { word-hui } { $hui }.
}
# $team is the name of the side's team, or "none" where everyone plays alone.
event-leftover = { $team ->
    [none] { $who ->
        [you] Left on the field and yours, because you used { word-pele }: { $cards }.
       *[other] Left on the field and given to { $name }, who used { word-pele }: { $cards }.
    }
   *[other] Left on the field and given to Team { $team }, which used { word-pele }: { $cards }.
}

## Why not

error-wrong-phase-answer = First every other player says stop or pass.
error-no-ohana = The four cards of { $suit } are not all in your hand and on the field.
error-not-yours = Only the player who has all four between hand and field may say stop.
error-pele-again = { word-pele-start } came back to your hand and cannot be played again in this turn.

## Table and prompts

ui-ohana-dismiss = Not now
ui-ohana-out-of-turn = You may take all four of { $suit } now, out of turn.
# $own is "yes" when the viewer holds the ʻohana that is aimed at.
ui-ask-title = { $who ->
    [you] You aim
   *[other] { $name } aims
} { word-pele } at { $own ->
    [yes] your { $card }
   *[no] { $card }
}
ui-ask-why = { $can ->
    [yes] Stop it: all four are yours.
   *[no] You do not have all four between hand and field, so you let it pass.
}
ui-stop = { word-stop-shout }
ui-pass = Let it pass
ui-aim = Choose what { word-pele } takes
ui-aim-again = { word-pele-start } was stopped. Aim at another card
ui-pele-with = { word-pele-start } beside { $card }, which it took
ui-discard-count = { $count ->
    [0] No { word-zeros } laid aside yet
    [one] { $count } { word-zero } laid aside
   *[other] { $count } { word-zeros } laid aside
}
ui-team = Team { $team }
# Names of the teams: wave, sky, uplands. The mark is a letter that tells them apart without colour.
team-0 = Nalu
team-1 = Lani
team-2 = Uka
ui-partner = Partner
ui-goals-all = { word-hui-start } of all players
ui-goals = { word-hui-start } within reach
ui-draw-title = Who deals first?
ui-draw-about = Everyone draws a card, those who tie draw again, and the one worth most deals: { $name }.

## Settlement

ui-hui-takes = takes { $points } from every other side
ui-hui-adds = adds { $points }
ui-tied-first = { $names } tie at the top. The first of them in turn order from the dealer wins the round: { $name }.
ui-rounds-won-1 = Round won: 1
ui-rounds-won-2 = Chu, won by 50 or more: 2
ui-rounds-won-3 = Basa, won by 100 or more: 3
ui-no-yaku = No { word-hui } are played under these rules.

## The names at the table.
seat-name-0 = Malia
seat-name-1 = Nani
seat-name-2 = Keoni
seat-name-3 = Leilani
seat-name-4 = Mele
seat-name-5 = Akira
seat-name-6 = Palani

## Groups of cards by what they count
group-20 = Twenties
group-10 = Tens
group-5 = Fives
group-0 = Zero cards
group-0-sakura = Kasu

ui-rules-and-yaku = Rules and { word-hui }
ui-yaku-sheet = { word-hui-start } chart
ui-only-teams = Teams are for four or six players.
ui-leftovers = Leftovers
ui-leftovers-about = of the { word-suit } that { word-pele } took from
ui-score-row = Score
ui-score-row-about = cards and { word-hui }
ui-rounds-won = Rounds won
