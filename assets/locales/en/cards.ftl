# The cards: months, flowers, kinds, and the name of each of the 48 cards.
# card-<code> is the full name, spoken by screen readers; card-<code>-short is the picture alone.
# The two plains of a month share a name.

## Months

month-1 = Pine
month-1-name = January
month-2 = Plum
month-2-name = February
month-3 = Cherry
month-3-name = March
month-4 = Wisteria
month-4-name = April
month-5 = Iris
month-5-name = May
month-6 = Peony
month-6-name = June
month-7 = Bush clover
month-7-name = July
month-8 = Susuki
month-8-name = August
month-9 = Chrysanthemum
month-9-name = September
month-10 = Maple
month-10-name = October
month-11 = Willow
month-11-name = November
month-12 = Paulownia
month-12-name = December

## Kinds

kind-bright = Bright
kind-bright-many = Brights
kind-animal = Animal
kind-animal-many = Animals
kind-ribbon = Ribbon
kind-ribbon-many = Ribbons
kind-plain = Plain
kind-plain-many = Plains

## Cards

card-1B = Crane of Pine
card-1B-short = Crane
card-1R = Poetry ribbon of Pine
card-1R-short = Poetry ribbon
card-1a = Plain of Pine
card-1a-short = Plain
card-1b = Plain of Pine
card-1b-short = Plain

card-2A = Bush warbler of Plum
card-2A-short = Warbler
card-2R = Poetry ribbon of Plum
card-2R-short = Poetry ribbon
card-2a = Plain of Plum
card-2a-short = Plain
card-2b = Plain of Plum
card-2b-short = Plain

card-3B = Curtain of Cherry
card-3B-short = Curtain
card-3R = Poetry ribbon of Cherry
card-3R-short = Poetry ribbon
card-3a = Plain of Cherry
card-3a-short = Plain
card-3b = Plain of Cherry
card-3b-short = Plain

card-4A = Cuckoo of Wisteria
card-4A-short = Cuckoo
card-4R = Red ribbon of Wisteria
card-4R-short = Red ribbon
card-4a = Plain of Wisteria
card-4a-short = Plain
card-4b = Plain of Wisteria
card-4b-short = Plain

card-5A = Eight-plank bridge of Iris
card-5A-short = Bridge
card-5R = Red ribbon of Iris
card-5R-short = Red ribbon
card-5a = Plain of Iris
card-5a-short = Plain
card-5b = Plain of Iris
card-5b-short = Plain

card-6A = Butterflies of Peony
card-6A-short = Butterflies
card-6R = Blue ribbon of Peony
card-6R-short = Blue ribbon
card-6a = Plain of Peony
card-6a-short = Plain
card-6b = Plain of Peony
card-6b-short = Plain

card-7A = Boar of Bush clover
card-7A-short = Boar
card-7R = Red ribbon of Bush clover
card-7R-short = Red ribbon
card-7a = Plain of Bush clover
card-7a-short = Plain
card-7b = Plain of Bush clover
card-7b-short = Plain

card-8B = Moon of Susuki
card-8B-short = Moon
card-8A = Geese of Susuki
card-8A-short = Geese
card-8a = Plain of Susuki
card-8a-short = Plain
card-8b = Plain of Susuki
card-8b-short = Plain

card-9A = Sake cup of Chrysanthemum
card-9A-short = Sake cup
card-9R = Blue ribbon of Chrysanthemum
card-9R-short = Blue ribbon
card-9a = Plain of Chrysanthemum
card-9a-short = Plain
card-9b = Plain of Chrysanthemum
card-9b-short = Plain

card-10A = Deer of Maple
card-10A-short = Deer
card-10R = Blue ribbon of Maple
card-10R-short = Blue ribbon
card-10a = Plain of Maple
card-10a-short = Plain
card-10b = Plain of Maple
card-10b-short = Plain

card-11B = Rain man of Willow
card-11B-short = Rain man
card-11A = Swallow of Willow
card-11A-short = Swallow
card-11R = Red ribbon of Willow
card-11R-short = Red ribbon
card-11P = Lightning of Willow
card-11P-short = Lightning

card-12B = Phoenix of Paulownia
card-12B-short = Phoenix
card-12Y = Yellow plain of Paulownia
card-12Y-short = Yellow plain
card-12a = Plain of Paulownia
card-12a-short = Plain
card-12b = Plain of Paulownia
card-12b-short = Plain
