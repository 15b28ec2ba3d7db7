extension Culture {
  static let korean = Culture(
    [
      ("민준", "minjun"), ("지우", "jiwoo"), ("하은", "haeun"), ("도윤", "doyun"), ("수아", "sua"), ("예준", "yejun"),
      ("나래", "narae"), ("준호", "junho"), ("다온", "daon"), ("은별", "eunbyeol"),
    ],
    [
      ("김", "kim"), ("이", "lee"), ("박", "park"), ("최", "choi"), ("정", "jung"), ("강", "kang"), ("남궁", "namgung"),
      ("황보", "hwangbo"),
    ],
    familyFirst: true, separator: "",
    [City("서울", "종로", 37, 126, "82 2"), City("부산", "해운대로", 35, 129, "82 51"), City("전주", "태조로", 35, 127, "82 63")])

  static let japanese = Culture(
    [
      ("陽翔", "haruto"), ("さくら", "sakura"), ("蓮", "ren"), ("美咲", "misaki"), ("ケンジ", "kenji"), ("葵", "aoi"),
      ("悠真", "yuma"), ("千夏", "chinatsu"), ("大和", "yamato"), ("ひなた", "hinata"),
    ],
    [
      ("佐藤", "sato"), ("鈴木", "suzuki"), ("高橋", "takahashi"), ("渡辺", "watanabe"), ("山本", "yamamoto"),
      ("小林", "kobayashi"), ("森", "mori"), ("長谷川", "hasegawa"),
    ],
    familyFirst: true,
    [City("京都", "烏丸通", 35, 135, "81 75"), City("札幌", "大通西", 43, 141, "81 11"), City("那覇", "国際通り", 26, 127, "81 98")])

  static let chinese = Culture(
    [
      ("雨桐", "yutong"), ("子轩", "zixuan"), ("思远", "siyuan"), ("若曦", "ruoxi"), ("明", "ming"), ("静怡", "jingyi"),
      ("家豪", "jiahao"), ("晓", "xiao"),
    ],
    [("王", "wang"), ("李", "li"), ("欧阳", "ouyang"), ("陈", "chen"), ("赵", "zhao"), ("司马", "sima"), ("林", "lin")],
    familyFirst: true, separator: "",
    [City("成都", "宽窄巷子", 30, 104, "86 28"), City("臺北", "迪化街", 25, 121, "886 2")])

  static let indian = Culture(
    [
      ("आरव", "aarav"), ("दिव्या", "divya"), ("कृष्णा", "krishna"), ("मीरा", "meera"), ("रोहन", "rohan"), ("श्रेया", "shreya"),
      ("विक्रम", "vikram"), ("ज्योति", "jyoti"),
    ],
    [("शर्मा", "sharma"), ("पटेल", "patel"), ("गुप्ता", "gupta"), ("मिश्रा", "mishra"), ("देशपांडे", "deshpande"), ("सिंह", "singh")],
    [City("Mumbai", "Hill Road", 19, 72, "91 22"), City("जयपुर", "जौहरी बाज़ार", 26, 75, "91 141")])

  static let thai = Culture(
    [
      ("กมล", "kamon"), ("นภา", "napha"), ("ธีรเดช", "thiradet"), ("พิมพ์ใจ", "phimchai"), ("วิไล", "wilai"),
      ("อนันต์", "anan"),
    ],
    [("ศรีสุข", "srisuk"), ("ใจดี", "jaidee"), ("ทองคำ", "thongkham"), ("แสงจันทร์", "saengchan"), ("บุญมี", "bunmi")],
    [City("เชียงใหม่", "ถนนท่าแพ", 18, 98, "66 53"), City("กรุงเทพฯ", "ถนนสีลม", 13, 100, "66 2")])

  static let vietnamese = Culture(
    [("Thảo", "thao"), ("Đức", "duc"), ("Hường", "huong"), ("Quỳnh", "quynh"), ("Tuấn", "tuan"), ("Ngọc", "ngoc")],
    [("Nguyễn", "nguyen"), ("Trần", "tran"), ("Phạm", "pham"), ("Đặng", "dang"), ("Vũ", "vu")],
    familyFirst: true,
    [City("Huế", "Lê Lợi", 16, 107, "84 234"), City("Đà Nẵng", "Bạch Đằng", 16, 108, "84 236")])

  static let arabic = Culture(
    [("ليلى", "layla"), ("يوسف", "yusuf"), ("مريم", "maryam"), ("خالد", "khalid"), ("سلمى", "salma"), ("عمر", "umar")],
    [
      ("حدّاد", "haddad"), ("المنصوري", "almansouri"), ("بن عيسى", "benaissa"), ("النجّار", "alnajjar"),
      ("قاسم", "qasim"),
    ],
    [City("بيروت", "شارع الحمرا", 33, 35, "961 1"), City("فاس", "طالعة كبيرة", 34, -5, "212 35")])

  static let hebrew = Culture(
    [("תמר", "tamar"), ("איתי", "itai"), ("שירה", "shira"), ("אורי", "ori"), ("יעל", "yael")],
    [("כהן", "cohen"), ("מזרחי", "mizrahi"), ("ברק", "barak"), ("אלון", "alon")],
    [City("חיפה", "רחוב הנביאים", 32, 34, "972 4")])

  static let english = Culture(
    [
      ("Ada", "ada"), ("Rufus", "rufus"), ("Wilhelmina", "wilhelmina"), ("Ngozi", "ngozi"), ("Kofi", "kofi"),
      ("Aroha", "aroha"), ("Siobhán", "siobhan"), ("Angus", "angus"), ("Thandeka", "thandeka"), ("Obi", "obi"),
    ],
    [
      ("Abernathy", "abernathy"), ("O’Malley", "omalley"), ("Okonkwo", "okonkwo"), ("Ngata", "ngata"),
      ("Featherstonehaugh", "featherstonehaugh"), ("Mensah", "mensah"), ("Dlamini", "dlamini"), ("Reid", "reid"),
      ("Penhaligon", "penhaligon"),
    ],
    [
      City("Dunedin", "George Street", -45, 170, "64 3"), City("Galway", "Shop Street", 53, -9, "353 91"),
      City("Accra", "Oxford Street", 5, 0, "233 30"), City("Lisboa", "Rua Augusta", 38, -9, "351 21"),
    ])

  static let all = [
    nordic, iberian, central, greek, cyrillic, korean, japanese, chinese, indian, thai, vietnamese, arabic, hebrew,
    english,
  ]
}
