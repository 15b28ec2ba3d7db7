internal import StoaCanvas

/// Frames as ncurses might write them, each the same for the same seed.
struct FrameSource {
  let size: Size
  private var state: UInt64

  init(seed: UInt64, size: Size) {
    self.size = size
    state = seed
  }

  mutating func next() -> [UInt8] {
    var frame = ""
    for _ in 0..<(5 + below(40)) { frame += piece() }
    return Array(frame.utf8)
  }

  private mutating func piece() -> String {
    switch below(14) {
    case 0: "\u{1B}[\(1 + below(size.rows));\(1 + below(size.columns))H"
    case 1: "\r\u{1B}[\(1 + below(size.rows))d"
    case 2: "\r"
    case 3: "\u{1B}[\(1 + below(size.columns))G"
    case 4: "\u{1B}[\(1 + below(9))X"
    case 5: ["\u{1B}[K", "\u{1B}[1K", "\u{1B}[J", "\u{1B}M", "\u{1B}[2P"][below(5)]
    case 6: ["\u{1B}[2;4r", "\u{1B}[r", "\u{1B}[2C", "\n", "\u{8}"][below(5)]
    case 7: "\u{1B}[\([0, 0, 1, 4, 7, 24, 27, 39, 49][below(9)])m"
    case 8: "\u{1B}[0;\([1, 4, 7][below(3)]);\(30 + below(8))m"
    case 9: "\u{1B}[\([30, 40, 90, 100][below(4)] + below(8))m"
    case 10: "\u{1B}[\([38, 48][below(2)]);5;\(below(256))m"
    default: ["x", "some text", "한국", "…", "e\u{301}", "a\u{20}b"][below(6)]
    }
  }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
