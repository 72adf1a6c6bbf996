# What every screen shows of every game: its name, its presets; and the levels of the computer players.
# The rest of a game's words is in its own folder. No two games may have a preset of the same id.

## Games

game-hana-awase = Hana-awase
game-hana-awase-ja = 花合わせ
game-hana-awase-about = Match the months. 2–4 players

## Presets of Hana-awase

preset-reference = Reference
preset-reference-about = Every yaku, twelve rounds
preset-fewer-yaku = Fewer yaku
preset-fewer-yaku-about = The five best-known yaku only
preset-bakappana = Bakappana
preset-bakappana-about = Cards only, no yaku
preset-fudawiki-classic = FudaWiki classic
preset-fudawiki-classic-about = Other yaku points, and only the best yaku of brights alone
preset-friendly = Friendly
preset-friendly-about = Cards and yaku only add up. Nobody pays for them
preset-nintendo-chotto = Nintendo Chotto
preset-nintendo-chotto-about = For beginners: 32 cards, open hands, points only add up

## Levels of the computer players

level-sprout = Sprout
level-sprout-about = Company for your very first rounds
level-easy = Easy
level-easy-about = Relaxed play that leaves you openings
level-normal = Normal
level-normal-about = An even match for most players
level-hard = Hard
level-hard-about = Makes you earn every card
level-master = Master
level-master-about = The strongest opponent here

# Hanafuda Pilina: what the list of games and the choice of presets say.

game-pilina = Hanafuda Pilina
game-pilina-ja = 花札ピリナ
game-pilina-about = Hawaiʻi style, alone or in teams. 2–7 players

preset-pilina = Pilina
preset-pilina-about = The Hawaiʻi deck and Hawaiian words
preset-hawaii-style = Hawaiʻi Style / Sakura
preset-hawaii-style-about = Japanese cards with the older values, and the words hiki, yaku, gaji, kasu
preset-higobana = Higobana (Paradise Factors)
preset-higobana-about = As Hawaiʻi Style, but rounds won count instead of points
preset-board-game-arena = Board Game Arena
preset-board-game-arena-about = As Hawaiʻi Style. Leftovers: none with two players, odd card and willows with more

# Yaku-Narabe: what the list of games and the choice of presets say.

game-yaku-narabe = Yaku-Narabe
game-yaku-narabe-ja = 花札役並べ
game-yaku-narabe-about = Solitaire: rows of yaku in five columns. 1 player

preset-standard = Standard
preset-standard-about = Every yaku, three rounds
