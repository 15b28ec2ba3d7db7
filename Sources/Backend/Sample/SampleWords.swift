/// What the sample's firms, homes and titles are made of.
enum SampleWords {
  struct Firm: Sendable {
    let name: String
    let domain: String
    init(_ name: String, _ domain: String) {
      self.name = name
      self.domain = domain
    }
  }

  static let firms = [
    Firm("Lighthouse Post", "lighthouse-post"), Firm("Quiet Engines", "quiet-engines"),
    Firm("Paper & Tide", "paper-tide"),
    Firm("Second Harbour", "second-harbour"), Firm("Copperbeech Labs", "copperbeech"), Firm("Norðurljós", "nordurljos"),
    Firm("Panadería Luna", "luna"), Firm("Zwölf Uhr", "zwoelf-uhr"), Firm("Morrow Textiles", "morrow"),
    Firm("Small Hours Radio", "small-hours"), Firm("별빛 연구소", "byeolbit"), Firm("海辺の印刷所", "umibe"),
    Firm("Étoile Fixe", "etoile-fixe"), Firm("Granite & Moss", "granite-moss"),
    Firm("Slow Bicycle Co.", "slow-bicycle"),
    Firm("Ninth Wave", "ninth-wave"), Firm("Αστρολάβος", "astrolabe"), Firm("Kiln Street", "kiln-street"),
    Firm("Marmalade Systems", "marmalade"), Firm("Hedgerow Foods", "hedgerow"), Firm("Сонячний Млин", "mlyn"),
    Firm("Plumb Line", "plumb-line"), Firm("Blue Ledger", "blue-ledger"), Firm("Thistle & Co.", "thistle"),
  ]

  static let suites = ["Apt.", "Suite", "Floor", "No.", "Unit", "Studio"]

  static let promises = [
    "Made by people who use it", "Nothing to update", "Carefully unfinished", "Older than it looks",
    "Built to be repaired", "Open on rainy days", "Measured twice", "Still answering letters", "Fewer, better parts",
    "Everything has a place", "Known for our silence", "Half the size, twice the care",
  ]

  static let trades = [
    "binds books in linen", "tunes pianos by post", "grows mushrooms in a tunnel", "edits field recordings",
    "bakes for three villages", "restores wooden boats", "writes software for libraries", "prints maps on silk",
    "keeps bees on rooftops", "teaches people to swim", "repairs cameras", "designs quiet machines",
  ]

  static let things = [
    "the ferry timetable", "a broken compass", "the rooftop garden", "an old radio", "the harbour library",
    "a map without names", "the night bakery", "a letter from 1911", "the copper kettle", "the last tram",
    "a borrowed umbrella", "the tide tables", "a box of negatives", "the wooden bridge", "an unfinished quilt",
    "the weather station", "a pocket dictionary", "the mountain hut", "a jar of buttons", "the lighthouse stairs",
    "a second-hand piano", "the bicycle repair shop", "a field of lupins", "the reading room",
  ]

  static let seasons = [
    "in early spring", "after the rain", "before sunrise", "on a slow Sunday", "in November", "at low tide",
    "by candlelight", "during the power cut", "on the way home", "in the dry season", "without a plan", "for beginners",
  ]

  static let places = [
    "Lisboa", "Kyoto", "Tromsø", "Kraków", "Valparaíso", "Busan", "Galway", "Fès", "Chiang Mai", "Plovdiv", "Dunedin",
    "Oaxaca",
  ]
}
