internal import StoaCanvas
internal import Testing

/// All of Unicode's EastAsianWidth.txt (UAX #11), with the general category that each line of it names.
struct EastAsianWidthTests {
  struct Line {
    let scalars: [Unicode.Scalar]
    let isWide: Bool
    let category: String

    init(_ line: Substring) throws {
      let fields = line.split(separator: "#")
      let values = fields[0].split(separator: ";")
      scalars = try UnicodeFile.scalars(String(values[0]).trimmed)
      isWide = ["W", "F"].contains(String(values[1]).trimmed)
      category = String(try #require(fields.last?.split(separator: " ").first))
    }
  }

  private static let embeddings: [ClosedRange<Unicode.Scalar>] = ["\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}"]
  /// Signs that stand before the digits they embrace, and are seen.
  private static let prepended: Set<Unicode.Scalar> = [
    "\u{600}", "\u{601}", "\u{602}", "\u{603}", "\u{604}", "\u{605}", "\u{6DD}", "\u{70F}", "\u{890}", "\u{891}",
    "\u{8E2}", "\u{110BD}", "\u{110CD}",
  ]
  private static let fillers: Set<Unicode.Scalar> = ["\u{115F}", "\u{1160}", "\u{3164}", "\u{FFA0}"]

  /// The columns that a code point adds to a letter before it.
  private static func added(by scalar: Unicode.Scalar) -> Int { TextWidth.of("a\(scalar)") - 1 }

  private static func expected(_ scalar: Unicode.Scalar, _ line: Line) -> Int {
    switch line.category {
    case "Mn", "Me": 0
    // The two that Unicode calls wide belong into the syllable before them, and there is no room for more.
    case "Mc": line.isWide ? 0 : 1
    case "Cf":
      prepended.contains(scalar) || embeddings.contains { $0.contains(scalar) }
        || ("\u{FFF9}"..."\u{FFFB}").contains(scalar) ? 1 : 0
    case "Lo" where fillers.contains(scalar): 0
    default: line.isWide ? 2 : 1
    }
  }

  @Test func everyCodePointHasTheWidthOfItsClass() throws {
    let lines = try UnicodeFile.lines("EastAsianWidth.txt").map(Line.init)
    #expect(lines.count >= 2_575)
    #expect(lines.reduce(0) { $0 + $1.scalars.count } >= 347_823)
    var wrong: [String] = []
    for line in lines {
      for scalar in line.scalars where Self.added(by: scalar) != Self.expected(scalar, line) {
        wrong.append(String(Character(scalar)).codes)
      }
    }
    #expect(wrong == [])
  }

  /// The header of the file says so in prose.
  @Test func whatMayBecomeAnIdeographIsWide() {
    let ranges: [ClosedRange<UInt32>] = [
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]
    let narrow = ranges.joined().filter { value in Unicode.Scalar(value).map { Self.added(by: $0) } != 2 }
    #expect(narrow == [])
  }
}
