extension SamplePerson {
  /// The first ten people of every sample: written by hand, since they are the ones that everybody sees first.
  static let written: [SamplePerson] = [
    SamplePerson(
      name: "Zoë Lindqvist", username: "zoe", email: "zoe@fernweh.example", street: "Vasagatan 14", suite: "lgh 1203",
      city: "Göteborg", zipcode: "411 24", latitude: "57.7001", longitude: "11.9668", phone: "+46 31 555 01 24",
      website: "fernweh.example", company: "Fernweh Kartografi", catchPhrase: "Maps that admit what they do not know",
      business: "draws coastlines for sailors"),
    SamplePerson(
      name: "김서연", username: "seoyeon", email: "seoyeon@haneul.example", street: "북촌로 37", suite: "2층", city: "서울",
      zipcode: "03055", latitude: "37.5826", longitude: "126.9836", phone: "+82 2-555-0137", website: "haneul.example",
      company: "하늘 출판사", catchPhrase: "작은 책, 큰 하늘", business: "publishes pocket-sized atlases"),
    SamplePerson(
      name: "Inês Carvalho", username: "ines", email: "ines@tidewater.example", street: "Rua da Saudade 9",
      suite: "3.º esq.", city: "Lisboa", zipcode: "1100-583", latitude: "38.7129", longitude: "-9.1320",
      phone: "+351 21 555 0193", website: "tidewater.example", company: "Tidewater & Daughters",
      catchPhrase: "Slow ferries, on time", business: "runs the night boats across the river"),
    SamplePerson(
      name: "Γιώργος Παππάς", username: "giorgos", email: "giorgos@meltemi.example", street: "Οδός Αιόλου 52",
      suite: "1ος όροφος", city: "Αθήνα", zipcode: "105 51", latitude: "37.9779", longitude: "23.7275",
      phone: "+30 21 0555 0152", website: "meltemi.example", company: "Meltemi Instruments",
      catchPhrase: "Every wind has a number", business: "builds weather stations for islands"),
    SamplePerson(
      name: "Олена Коваль", username: "olena", email: "olena@kobza.example", street: "Travessa do Fado 2",
      suite: "cave", city: "Lisboa", zipcode: "1100-234", latitude: "38.7112", longitude: "-9.1301",
      phone: "+351 21 555 0188", website: "kobza.example", company: "Кобза Студія", catchPhrase: "Sixty-five strings",
      business: "repairs instruments nobody else will touch"),
    SamplePerson(
      name: "佐藤 陽菜", username: "haruna", email: "haruna@akari.example", street: "哲学の道 18", suite: "離れ",
      city: "京都", zipcode: "606-8406", latitude: "35.0217", longitude: "135.7948", phone: "+81 75-555-0118",
      website: "akari.example", company: "あかり工房", catchPhrase: "Light that waits for the evening",
      business: "makes paper lamps to order"),
    SamplePerson(
      name: "अदिति शर्मा", username: "aditi", email: "aditi@monsoon.example", street: "14 Chapel Road", suite: "Flat 6B",
      city: "Mumbai", zipcode: "400050", latitude: "19.0544", longitude: "72.8258", phone: "+91 22 5550 1406",
      website: "monsoon.example", company: "Monsoon Analytics", catchPhrase: "We counted the rain",
      business: "forecasts harvests from very old ledgers"),
    SamplePerson(
      name: "נועה לוי", username: "noa", email: "noa@carmel.example", street: "שדרות הנשיא 88", suite: "דירה 4",
      city: "חיפה", zipcode: "3463408", latitude: "32.8055", longitude: "34.9854", phone: "+972 4 555 0188",
      website: "carmel.example", company: "Carmel Seeds", catchPhrase: "A forest fits in a drawer",
      business: "keeps a library of wild seeds"),
    SamplePerson(
      name: "Mateo Núñez-Álvarez", username: "mateo", email: "mateo@tranvia.example", street: "Calçada da Glória 31",
      suite: "r/c", city: "Lisboa", zipcode: "1250-112", latitude: "38.7157", longitude: "-9.1437",
      phone: "+351 21 555 0131", website: "tranvia.example", company: "Tranvía Works",
      catchPhrase: "Uphill is a solved problem", business: "restores funiculars and their timetables"),
    SamplePerson(
      name: "สมชาย ใจดี", username: "somchai", email: "somchai@lantern.example", street: "북촌로 112", suite: "지하 1층",
      city: "서울", zipcode: "03059", latitude: "37.5841", longitude: "126.9851", phone: "+82 2-555-0112",
      website: "lantern.example", company: "Lantern Kitchen", catchPhrase: "Dinner is a kind of letter",
      business: "cooks for people who arrive late"),
  ]
}
