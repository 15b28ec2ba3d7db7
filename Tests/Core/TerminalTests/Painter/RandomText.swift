internal import CTerminal
internal import Glibc
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaTerminalTesting

/// Text for random frames: hostile, and of random clusters.
///
/// libvterm has widths of its own, older than the C library's. Text on which these two disagree cannot be judged by it,
/// and is left out.
struct RandomText {
  /// A scalar of each kind that joins, shapes, hides or drifts, and letters of many scripts.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0x17F, 0x300...0x36F, 0x370...0x3FF, 0x400...0x45F, 0x5B0...0x5EA, 0x620...0x652,
    0x900...0x97F, 0xE01...0xE5B, 0x1100...0x11FF, 0x2010...0x2027, 0x20D0...0x20DC, 0x2190...0x21FF,
    0x2300...0x23FF, 0x2500...0x257F, 0x2600...0x27BF, 0x3000...0x30FF, 0x3248...0x324F, 0x4DC0...0x4DFF,
    0x4E00...0x4EFF, 0xAC00...0xACFF, 0xFE00...0xFE0F, 0xFF01...0xFFDC, 0x1F1E6...0x1F1FF, 0x1F300...0x1F5FF,
    0x1F600...0x1F64F, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x200FF, 0xE0020...0xE007F,
  ]
  /// What makes sequences of the code points before it.
  private static let joiners: [Unicode.Scalar] = [
    "\u{200D}", "\u{200C}", "\u{FE0F}", "\u{FE0E}", "\u{20E3}", "\u{1F3FB}", "\u{1F3FF}", "\u{301}", "\u{202E}",
    "\u{200B}", "\u{AD}", "\u{1B}", "\u{7}", "\u{9B}", "\u{8}", "\n", "\u{7F}",
  ]

  private let hostile: [String]
  private let scalars: [Unicode.Scalar]

  init() {
    setlocale(LC_CTYPE, "C.UTF-8")
    hostile = HostileText.all.map { $0.text.filter { $0.unicodeScalars.allSatisfy(Self.canBeJudged) } }
    scalars = Self.blocks.joined().compactMap(Unicode.Scalar.init).filter(Self.canBeJudged)
  }

  /// Whether they agree on what is shown of it. What the C library does not know is never sent.
  private static func canBeJudged(_ scalar: Unicode.Scalar) -> Bool {
    SafeText.line(String(Character(scalar))).unicodeScalars.allSatisfy { shown in
      let width = Int(ct_scalar_width(shown.value))
      return width < 0 || VTermScreen.columns(of: shown) == width
    }
  }

  /// The clusters of the hostile texts that are left out.
  var leftOut: Set<Character> {
    Set(HostileText.all.flatMap { Array($0.text) }).subtracting(hostile.joined(separator: "\n"))
  }

  /// A text of a hostile one, of clusters, or of any code points side by side.
  func next(_ random: inout SplitMix) -> String {
    switch random.next() % 4 {
    case 0: hostile[random.below(hostile.count)]
    case 1: clusters(&random)
    case 2: sequence(&random)
    default: hostile[random.below(hostile.count)] + clusters(&random) + sequence(&random)
    }
  }

  /// Letters and signs, each with some marks.
  private func clusters(_ random: inout SplitMix) -> String {
    var text = ""
    for _ in 0...random.below(6) {
      text.unicodeScalars.append(scalars[random.below(scalars.count)])
      for _ in 0..<max(0, random.below(9) - 3) {
        text.unicodeScalars.append(Unicode.Scalar(0x300 + random.below(3)) ?? "\u{300}")
      }
    }
    return text
  }

  /// Code points with joiners, selectors, tones and controls between them.
  private func sequence(_ random: inout SplitMix) -> String {
    var text = ""
    for _ in 0...random.below(6) {
      text.unicodeScalars.append(scalars[random.below(scalars.count)])
      if random.below(2) == 0 { text.unicodeScalars.append(Self.joiners[random.below(Self.joiners.count)]) }
    }
    return text
  }
}
