# The Hawaiʻi deck: cards and plants.
# An id ending in -hawaii stands in for its base message when this deck is shown. card-<code>-hawaii is the
# full name, spoken by screen readers; card-<code>-short-hawaii is the picture alone. -haw is the name in
# Hawaiian, the same in every language, and -gloss what it means.
# The two zero cards of a plant share a name.

## Plants

month-1-hawaii = Niu
month-1-haw = Niu
month-1-gloss = coconut palm
month-2-hawaii = ʻŌhiʻa lehua
month-2-haw = ʻŌhiʻa lehua
month-2-gloss = ohia tree
month-3-hawaii = ʻIliahi
month-3-haw = ʻIliahi
month-3-gloss = sandalwood
month-4-hawaii = Hala
month-4-haw = Hala
month-4-gloss = pandanus
month-5-hawaii = Kalo
month-5-haw = Kalo
month-5-gloss = taro
month-6-hawaii = ʻIlima
month-6-haw = ʻIlima
month-6-gloss = ilima flower
month-7-hawaii = Kī
month-7-haw = Kī
month-7-gloss = ti plant
month-8-hawaii = Limu
month-8-haw = Limu
month-8-gloss = seaweed
month-9-hawaii = Maʻo hau hele
month-9-haw = Maʻo hau hele
month-9-gloss = yellow hibiscus
month-10-hawaii = ʻUlu
month-10-haw = ʻUlu
month-10-gloss = breadfruit
month-11-hawaii = Hāpuʻu & Palaʻā
month-11-haw = Hāpuʻu & Palaʻā
month-11-gloss = ferns
month-12-hawaii = Kukui
month-12-haw = Kukui
month-12-gloss = candlenut

## Notes on the plants

plant-1 = Polynesian voyagers brought the coconut palm to the islands. It gives food and drink, and its husk the fibre for ʻaha, the cord that holds canoes and houses together.
plant-2 = A native tree, at home from the lowlands to the forests high on the mountains. On new lava it is among the first trees to grow.
plant-3 = Sandalwood, prized for its fragrant heartwood. In the early 1800s so much of it was shipped to China that large trees became rare.
plant-4 = Pandanus often grows near the shore and stands on prop roots. Its leaves, lau hala, are plaited into mats, baskets and hats.
plant-5 = Taro grows in flooded terraces, the loʻi. The corm is cooked and pounded into poi, and the leaves are eaten as greens.
plant-6 = A native shrub of dry, open ground, and the flower of Oʻahu. Its blossoms are so thin that one lei takes several hundred.
plant-7 = The ti plant came with the Polynesian voyagers. Food is wrapped in its smooth leaves for cooking, and they are worn in lei and skirts.
plant-8 = Limu are seaweeds. Many kinds are gathered on the reefs and eaten, fresh or salted, beside fish and poi.
plant-9 = A yellow hibiscus of dry land, native and endangered. It has been the state flower of Hawaiʻi since 1988.
plant-10 = Breadfruit was brought by Polynesian voyagers. The starchy fruit is roasted, steamed or baked, and one tree can feed a family.
plant-11 = Hāpuʻu are tree ferns of the wet forest, with silky golden hair, pulu, on their young coils. The lacy palaʻā grows on open banks and is worn in lei.
plant-12 = The candlenut is the state tree, and its pale leaves are easy to spot in a valley. The oily kernels, strung on the rib of a coconut leaf, once gave light.
kapa-about = Kapa is a cloth beaten from bark and decorated with patterns. In this deck it marks the cards worth 10 points.

## Kinds of cards in Pilina, by points

group-10-hawaii = Tens, with kapa

## Cards

card-1B-hawaii = Voyaging canoe under the niu
card-1B-short-hawaii = Canoe
card-1B-haw = Ka waʻa kaulua me ka lā hiki
card-1B-gloss = Voyaging canoe with a crab-claw sail at sunrise
card-1R-hawaii = Kapa of Niu
card-1R-short-hawaii = Kapa
card-1R-haw = Niu me ke kapa
card-1R-gloss = Coconut palm with kapa (rows of shark-tooth triangles)
card-1a-hawaii = Niu
card-1a-short-hawaii = Niu
card-1a-haw = Niu
card-1a-gloss = Coconut palm leaning left, nuts in the crown
card-1b-hawaii = Niu
card-1b-short-hawaii = Niu
card-1b-haw = Niu
card-1b-gloss = Coconut palm leaning right, two nuts on the ground

card-2A-hawaii = ʻApapane at the ʻōhiʻa lehua
card-2A-short-hawaii = ʻApapane
card-2A-haw = ʻApapane i ka ʻōhiʻa lehua
card-2A-gloss = ʻApapane drinking at ʻōhiʻa lehua
card-2R-hawaii = Kapa of ʻŌhiʻa lehua
card-2R-short-hawaii = Kapa
card-2R-haw = ʻŌhiʻa lehua me ke kapa
card-2R-gloss = ʻŌhiʻa lehua with kapa (chevrons)
card-2a-hawaii = ʻŌhiʻa lehua
card-2a-short-hawaii = Lehua
card-2a-haw = ʻŌhiʻa lehua
card-2a-gloss = ʻŌhiʻa lehua, trunk from the right
card-2b-hawaii = ʻŌhiʻa lehua
card-2b-short-hawaii = Lehua
card-2b-haw = ʻŌhiʻa lehua
card-2b-gloss = ʻŌhiʻa lehua, trunk from the left

card-3B-hawaii = Mountain summit over the ʻiliahi
card-3B-short-hawaii = Summit
card-3B-haw = Ka mauna ma luna o nā ao i ka wanaʻao
card-3B-gloss = Mountain summit above the clouds at dawn, with sandalwood
card-3R-hawaii = Kapa of ʻIliahi
card-3R-short-hawaii = Kapa
card-3R-haw = ʻIliahi me ke kapa
card-3R-gloss = Sandalwood with kapa (fish-bone)
card-3a-hawaii = ʻIliahi
card-3a-short-hawaii = ʻIliahi
card-3a-haw = ʻIliahi
card-3a-gloss = Sandalwood branch rising, three flower heads
card-3b-hawaii = ʻIliahi
card-3b-short-hawaii = ʻIliahi
card-3b-haw = ʻIliahi
card-3b-gloss = Sandalwood branch hanging, flowers and fruit

card-4A-hawaii = ʻAukuʻu among the hala roots
card-4A-short-hawaii = ʻAukuʻu
card-4A-haw = ʻAukuʻu ma ka hala
card-4A-gloss = Black-crowned night heron among the pandanus roots
card-4R-hawaii = Kapa of Hala
card-4R-short-hawaii = Kapa
card-4R-haw = Hala me ke kapa
card-4R-gloss = Pandanus with kapa (plaited checks)
card-4a-hawaii = Hala
card-4a-short-hawaii = Hala
card-4a-haw = Hala
card-4a-gloss = Pandanus tree on its prop roots
card-4b-hawaii = Hala
card-4b-short-hawaii = Hala
card-4b-haw = Hala
card-4b-gloss = Pandanus fruit hanging, loose keys below

card-5A-hawaii = ʻAlae ʻula in the kalo patch
card-5A-short-hawaii = ʻAlae ʻula
card-5A-haw = ʻAlae ʻula i ka loʻi kalo
card-5A-gloss = Hawaiian gallinule in the flooded taro patch
card-5R-hawaii = Kapa of Kalo
card-5R-short-hawaii = Kapa
card-5R-haw = Kalo me ke kapa
card-5R-gloss = Taro with kapa (net)
card-5a-hawaii = Kalo
card-5a-short-hawaii = Kalo
card-5a-haw = Kalo
card-5a-gloss = Taro leaves on long stalks
card-5b-hawaii = Kalo
card-5b-short-hawaii = Kalo
card-5b-haw = Kalo
card-5b-gloss = Taro with its corm

card-6A-hawaii = Kamehameha butterfly at the ʻilima
card-6A-short-hawaii = Butterfly
card-6A-haw = Pulelehua i ka ʻilima
card-6A-gloss = Kamehameha butterfly at the ʻilima
card-6R-hawaii = Kapa of ʻIlima
card-6R-short-hawaii = Kapa
card-6R-haw = ʻIlima me ke kapa
card-6R-gloss = ʻIlima with kapa (diagonal bands)
card-6a-hawaii = ʻIlima
card-6a-short-hawaii = ʻIlima
card-6a-haw = ʻIlima
card-6a-gloss = ʻIlima, upright stem
card-6b-hawaii = ʻIlima
card-6b-short-hawaii = ʻIlima
card-6b-haw = ʻIlima
card-6b-gloss = ʻIlima, spreading stem

card-7A-hawaii = Pig under the kī
card-7A-short-hawaii = Pig
card-7A-haw = Puaʻa ma lalo o ke kī
card-7A-gloss = Pig under the ti plant
card-7R-hawaii = Kapa of Kī
card-7R-short-hawaii = Kapa
card-7R-haw = Kī me ke kapa
card-7R-gloss = Ti plant with kapa (zigzags)
card-7a-hawaii = Kī
card-7a-short-hawaii = Kī
card-7a-haw = Kī
card-7a-gloss = One great whorl of ti leaves
card-7b-hawaii = Kī
card-7b-short-hawaii = Kī
card-7b-haw = Kī
card-7b-gloss = Two ti stalks

card-8B-hawaii = Full moon over the limu
card-8B-short-hawaii = Moon
card-8B-haw = Ka mahina piha ma luna o ke kai
card-8B-gloss = Full moon over the sea, limu below the surface
card-8A-hawaii = Honu over the limu
card-8A-short-hawaii = Honu
card-8A-haw = Honu
card-8A-gloss = Green turtle over the seaweeds
card-8a-hawaii = Limu
card-8a-short-hawaii = Limu
card-8a-haw = Limu
card-8a-gloss = Seaweeds: forked ribbons, sheet and plumes
card-8b-hawaii = Limu
card-8b-short-hawaii = Limu
card-8b-haw = Limu
card-8b-gloss = Seaweeds: branching red and toothed brown

card-9A-hawaii = Yellow-faced bee at the maʻo hau hele
card-9A-short-hawaii = Bee
card-9A-haw = Nalo meli maoli i ka maʻo hau hele
card-9A-gloss = Native yellow-faced bee at the hibiscus
card-9R-hawaii = Kapa of Maʻo hau hele
card-9R-short-hawaii = Kapa
card-9R-haw = Maʻo hau hele me ke kapa
card-9R-gloss = Yellow hibiscus with kapa (hourglasses)
card-9a-hawaii = Maʻo hau hele
card-9a-short-hawaii = Hibiscus
card-9a-haw = Maʻo hau hele
card-9a-gloss = Yellow hibiscus, stem from below
card-9b-hawaii = Maʻo hau hele
card-9b-short-hawaii = Hibiscus
card-9b-haw = Maʻo hau hele
card-9b-gloss = Yellow hibiscus, stem from above

card-10A-hawaii = ʻAlalā in the ʻulu
card-10A-short-hawaii = ʻAlalā
card-10A-haw = ʻAlalā i ka ʻulu
card-10A-gloss = Hawaiian crow calling in the breadfruit tree
card-10R-hawaii = Kapa of ʻUlu
card-10R-short-hawaii = Kapa
card-10R-haw = ʻUlu me ke kapa
card-10R-gloss = Breadfruit with kapa (nested lozenges)
card-10a-hawaii = ʻUlu
card-10a-short-hawaii = ʻUlu
card-10a-haw = ʻUlu
card-10a-gloss = Breadfruit branch rising, one fruit
card-10b-hawaii = ʻUlu
card-10b-short-hawaii = ʻUlu
card-10b-haw = ʻUlu
card-10b-gloss = Breadfruit branch from above, two fruits

card-11B-hawaii = Nēnē under the ferns
card-11B-short-hawaii = Nēnē
card-11B-haw = Nēnē i ka ua
card-11B-gloss = Hawaiian goose under tree ferns in rain
card-11A-hawaii = ʻŌpeʻapeʻa among the ferns
card-11A-short-hawaii = ʻŌpeʻapeʻa
card-11A-haw = ʻŌpeʻapeʻa i ke ahiahi
card-11A-gloss = Hoary bat at dusk among ferns
card-11R-hawaii = Hāpuʻu fern beside palaʻā
card-11R-short-hawaii = Hāpuʻu
card-11R-haw = Hāpuʻu a me ka palaʻā me ke kapa
card-11R-gloss = Tree fern and lace fern with kapa (toothed stripes)
card-11P-hawaii = Pele
card-11P-short-hawaii = Pele
card-11P-haw = Pele
card-11P-gloss = The Pele card: fire fountain, lava flow and a single fern

card-12B-hawaii = ʻIo over the kukui
card-12B-short-hawaii = ʻIo
card-12B-haw = ʻIo ma luna o ke kukui
card-12B-gloss = Hawaiian hawk soaring over the candlenut forest
card-12Y-hawaii = Kukui torch and kapa
card-12Y-short-hawaii = Torch
card-12Y-haw = Lama kukui me ke kapa
card-12Y-gloss = Torch of candlenuts burning, with kapa (tall triangles between bands)
card-12a-hawaii = Kukui
card-12a-short-hawaii = Kukui
card-12a-haw = Kukui
card-12a-gloss = Candlenut leaves and flowers
card-12b-hawaii = Kukui
card-12b-short-hawaii = Kukui
card-12b-haw = Kukui
card-12b-gloss = Candlenut leaves and fruits
