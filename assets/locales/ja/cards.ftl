# The cards: months, flowers, kinds, and the name of each of the 48 cards.
# card-<code> is the full name, spoken by screen readers; card-<code>-short is the picture alone.
# The two plains of a month share a name.

## Months

month-1 = 松
month-1-name = 一月
month-2 = 梅
month-2-name = 二月
month-3 = 桜
month-3-name = 三月
month-4 = 藤
month-4-name = 四月
month-5 = 菖蒲
month-5-name = 五月
month-6 = 牡丹
month-6-name = 六月
month-7 = 萩
month-7-name = 七月
month-8 = 芒
month-8-name = 八月
month-9 = 菊
month-9-name = 九月
month-10 = 紅葉
month-10-name = 十月
month-11 = 柳
month-11-name = 十一月
month-12 = 桐
month-12-name = 十二月

## Kinds

kind-bright = 光札
kind-bright-many = 光札
kind-animal = 種札
kind-animal-many = 種札
kind-ribbon = 短冊札
kind-ribbon-many = 短冊札
kind-plain = カス札
kind-plain-many = カス札

## Cards

card-1B = 松に鶴
card-1B-short = 鶴
card-1R = 松に赤短
card-1R-short = 赤短
card-1a = 松のカス
card-1a-short = カス
card-1b = 松のカス
card-1b-short = カス

card-2A = 梅に鶯
card-2A-short = 鶯
card-2R = 梅に赤短
card-2R-short = 赤短
card-2a = 梅のカス
card-2a-short = カス
card-2b = 梅のカス
card-2b-short = カス

card-3B = 桜に幕
card-3B-short = 幕
card-3R = 桜に赤短
card-3R-short = 赤短
card-3a = 桜のカス
card-3a-short = カス
card-3b = 桜のカス
card-3b-short = カス

card-4A = 藤に不如帰
card-4A-short = 不如帰
card-4R = 藤に短冊
card-4R-short = 短冊
card-4a = 藤のカス
card-4a-short = カス
card-4b = 藤のカス
card-4b-short = カス

card-5A = 菖蒲に八橋
card-5A-short = 八橋
card-5R = 菖蒲に短冊
card-5R-short = 短冊
card-5a = 菖蒲のカス
card-5a-short = カス
card-5b = 菖蒲のカス
card-5b-short = カス

card-6A = 牡丹に蝶
card-6A-short = 蝶
card-6R = 牡丹に青短
card-6R-short = 青短
card-6a = 牡丹のカス
card-6a-short = カス
card-6b = 牡丹のカス
card-6b-short = カス

card-7A = 萩に猪
card-7A-short = 猪
card-7R = 萩に短冊
card-7R-short = 短冊
card-7a = 萩のカス
card-7a-short = カス
card-7b = 萩のカス
card-7b-short = カス

card-8B = 芒に月
card-8B-short = 月
card-8A = 芒に雁
card-8A-short = 雁
card-8a = 芒のカス
card-8a-short = カス
card-8b = 芒のカス
card-8b-short = カス

card-9A = 菊に盃
card-9A-short = 盃
card-9R = 菊に青短
card-9R-short = 青短
card-9a = 菊のカス
card-9a-short = カス
card-9b = 菊のカス
card-9b-short = カス

card-10A = 紅葉に鹿
card-10A-short = 鹿
card-10R = 紅葉に青短
card-10R-short = 青短
card-10a = 紅葉のカス
card-10a-short = カス
card-10b = 紅葉のカス
card-10b-short = カス

card-11B = 柳に小野道風
card-11B-short = 道風
card-11A = 柳に燕
card-11A-short = 燕
card-11R = 柳に短冊
card-11R-short = 短冊
card-11P = 柳のカス
card-11P-short = カス

card-12B = 桐に鳳凰
card-12B-short = 鳳凰
card-12Y = 桐の黄カス
card-12Y-short = 黄カス
card-12a = 桐のカス
card-12a-short = カス
card-12b = 桐のカス
card-12b-short = カス
