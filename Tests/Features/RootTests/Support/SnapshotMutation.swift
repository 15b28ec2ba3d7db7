/// Damages documents by chance: the same ones for the same seed.
struct SnapshotMutation {
  private var random: Random

  init(seed: UInt64) {
    random = Random(state: seed)
  }

  /// A document that was changed in one to three places.
  mutating func next(of document: [UInt8]) -> [UInt8] {
    var document = document
    for _ in 0..<Int.random(in: 1...3, using: &random) { change(&document) }
    return document
  }

  private mutating func change(_ document: inout [UInt8]) {
    guard !document.isEmpty else { return }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: document[place(in: document)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: document.removeSubrange(place(in: document)...)
    case 2: document.remove(at: place(in: document))
    case 3: document.insert(UInt8.random(in: 0...255, using: &random), at: place(in: document))
    case 4:
      let start = place(in: document)
      let end = min(document.count, start + Int.random(in: 1...40, using: &random))
      document.insert(contentsOf: document[start..<end], at: place(in: document))
    case 5:
      let depth = [3, 2_000, 3_000].randomElement(using: &random) ?? 3
      document.insert(contentsOf: Array(repeating: UInt8(ascii: "["), count: depth), at: place(in: document))
    default: exchange(&document)
    }
  }

  /// Puts one word of the format in the place of another one.
  private mutating func exchange(_ document: inout [UInt8]) {
    var text = String(decoding: document, as: UTF8.self)
    for _ in 0..<20 {
      guard let old = Self.words.randomElement(using: &random), let new = Self.words.randomElement(using: &random)
      else { return }
      let places = text.ranges(of: old)
      guard let range = places.randomElement(using: &random) else { continue }
      text.replaceSubrange(range, with: new)
      document = Array(text.utf8)
      return
    }
  }

  private mutating func place(in document: [UInt8]) -> Int { Int.random(in: document.indices, using: &random) }

  private static let words = [
    "1", "3", "7", "0", "-1", "1.5", "9223372036854775807", "1e99", "true", "false", "null", "\"\"", "{}", "[]",
    "[1,0]", "\"people\"", "\"posts\"", "\"settings\"", "\"person\"", "\"post\"", "\"comments\"", "\"to-do\"",
    "\"preferences\"", "\"account\"", "\"overview\"", "\"highlights\"", "\"digest\"", "\"city\"", "\"name\"", "\"q\"",
    "\"sort\"", "\"author\"", "\"assignee\"", "\"completed\"", "\"stack\"", "\"sheet\"", "\"rows\"", "\"behind\"",
    "\"ahead\"", "\"back\"", "\"tab\"", "\"version\"", "\"mo\"", ",", ":", "\\u0007",
  ]

  /// Documents that are JSON and no snapshot, each with what is said of it.
  static let refused: [(document: String, reason: String)] = [
    ("", "it is damaged"), ("{", "it is damaged"), ("[]", "it is not in its form"),
    ("{}", "it has a number that is none"),
    (#"{"version":2}"#, "it has the newer format 2"), (#"{"version":0}"#, "it has a number that is none"),
    (#"{"version":"1"}"#, "it has a number that is none"), (#"{"version":1}"#, "it has a tab that is none"),
    (#"{"version":1,"tab":"people"}"#, "it is not in its form"),
    (whole(people: #"{"q":7}"#), "it has a word that is none"),
    (whole(people: #"{"q":"\u0007"}"#), "it has a filter that is none"),
    (whole(people: #"{"q":""# + String(repeating: "x", count: 257) + #""}"#), "it has a filter that is none"),
    (whole(people: #"{"sort":"age"}"#), "it has an order that is none"),
    (whole(people: #"{"sheet":"digest"}"#), "it has a sheet that is none"),
    (whole(people: #"{"stack":[["person",0]]}"#), "it has a number that is none"),
    (whole(people: #"{"stack":[["person"]]}"#), "it has a place that is none"),
    (whole(people: #"{"stack":[["post",3]]}"#), "it has a place that is none"),
    (whole(people: #"{"stack":"person/3"}"#), "it has a list that is none"),
    (whole(people: #"{"rows":[[1,2]]}"#), "it has a row that is none"),
    (whole(people: #"{"rows":[[-1,0]]}"#), "it has a number that is none"),
    (whole(people: #"{"rows":[[1,0],[1,0]]}"#), "it has a list that is none"),
    (whole(people: #"{"stack":[["person",3]],"rows":[null,[1,0]]}"#), "it has a row that is none"),
    (
      whole(people: #"{"stack":["# + Array(repeating: #"["person",3]"#, count: 65).joined(separator: ",") + "]}"),
      "it has a list that is none"
    ),
  ]

  private static func whole(people: String) -> String {
    #"{"version":1,"tab":"people","people":"# + people + #","posts":{},"settings":{}}"#
  }

  /// SplitMix64.
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
