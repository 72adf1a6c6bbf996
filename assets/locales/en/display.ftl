# Display settings that belong to every game: the deck, the words, and waiting for a call out of turn.

setting-deck = Cards
setting-deck-about = Which cards you see. They are the same cards to the rules.
value-deck-auto = Automatic
value-deck-auto-about = The deck that goes with the game and its preset.
value-deck-standard = Japanese
value-deck-standard-about = The flowers of the twelve months, from pine to paulownia.
value-deck-hawaii = Hawaiʻi
value-deck-hawaii-about = Twelve plants of the islands, from niu to kukui.

setting-words = Words
setting-words-about = What the special cards and calls of Hanafuda Pilina are named. Other games have one set of words only.
value-words-auto = Automatic
value-words-auto-about = The words that go with the preset.
value-words-hanafuda = Sakura
value-words-hanafuda-about = The Japanese words: hiki, yaku, gaji, kasu.
value-words-hawaiian = Hawaiian
value-words-hawaiian-about = The Hawaiian words: ʻohana, hui, Pele.

setting-ohana_wait = When I can declare out of turn
setting-ohana_wait-about = Whether the game stops when you may take all four cards at once while it is another player’s turn.
value-ohana_wait-wait = Wait for me
value-ohana_wait-wait-about = The others wait each time until you declare or say not now.
value-ohana_wait-dismiss = Until I dismiss it
value-ohana_wait-dismiss-about = The others wait until you say not now. For the same four cards you are not asked again.
value-ohana_wait-never = Never ask
value-ohana_wait-never-about = The game goes on without asking. You can still declare on your own turn.
