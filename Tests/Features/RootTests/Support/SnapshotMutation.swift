/// Damages documents by chance: the same ones for the same seed.
struct SnapshotMutation {
  private var random: Random

  init(seed: UInt64) {
    random = Random(state: seed)
  }

  /// A document that was changed in one to three places.
  mutating func next(of document: [UInt8]) -> [UInt8] {
    var document = document
    for _ in 0..<max(1, Int.random(in: -3...3, using: &random)) { change(&document) }
    return document
  }

  private mutating func change(_ document: inout [UInt8]) {
    guard !document.isEmpty else { return }
    switch Int.random(in: 0..<12, using: &random) {
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

  /// Puts a word of the format in the place of another one, mostly of one that may stand there, too.
  private mutating func exchange(_ document: inout [UInt8]) {
    let text = String(decoding: document, as: UTF8.self)
    for _ in 0..<20 {
      let olds = Self.words.randomElement(using: &random) ?? []
      let isAnyWord = Int.random(in: 0..<4, using: &random) == 0
      let news = isAnyWord ? Self.words.randomElement(using: &random) ?? [] : olds
      guard let old = olds.randomElement(using: &random), let new = news.randomElement(using: &random),
        let range = text.ranges(of: old).randomElement(using: &random)
      else { continue }
      document = Array((text[..<range.lowerBound] + new + text[range.upperBound...]).utf8)
      return
    }
  }

  private mutating func place(in document: [UInt8]) -> Int { Int.random(in: document.indices, using: &random) }

  /// Each group holds what may stand in the place of the others in it.
  private static let words: [[String]] = [
    ["1", "3", "7", "14", "99"], ["0", "-1", "1.5", "9223372036854775807", "1e99", "281474976710657"],
    ["true", "false", "null", "\"\"", "{}", "[]", "[1,0]"], ["\"people\"", "\"posts\"", "\"settings\""],
    ["\"person\"", "\"posts\""], ["\"post\"", "\"comments\""], ["\"to-do\"", "\"preferences\"", "\"account\""],
    ["\"overview\"", "\"highlights\"", "\"digest\""], ["\"city\"", "\"name\"", "\"mo\""],
    [
      "\"q\"", "\"sort\"", "\"author\"", "\"assignee\"", "\"completed\"", "\"stack\"", "\"sheet\"", "\"rows\"",
      "\"behind\"", "\"ahead\"", "\"back\"", "\"tab\"", "\"version\"", "\"unknown\"",
    ], [",", ":", "\\u0007"],
  ]

  /// Documents that are JSON and no snapshot, each with what is said of it.
  static let refused: [(document: String, reason: String)] = [
    ("", "it is damaged"), ("{", "it is damaged"), ("[]", "it is not in its form"),
    ("{}", "it has a number that is none"),
    (#"{"version":2}"#, "it has the newer format 2"), (#"{"version":0}"#, "it has a number that is none"),
    (#"{"version":"1"}"#, "it has a number that is none"), (#"{"version":1}"#, "it has a tab that is none"),
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
