internal import Foundation
internal import StoaCanvas
internal import Testing

/// Our widths beside those of the C library, which ncurses adds up.
struct CLibraryWidthTests {
  /// The version of the C library that the golden list is of.
  private static let version = "glibc 2.36"
  private static let golden =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden/widths-unlike-glibc.txt")

  /// Neighbours of which the same can be said.
  private struct Run {
    var first: UInt32
    var last: UInt32
    let said: String

    var line: String {
      let name = first == last ? Self.hex(first) : "\(Self.hex(first))..\(Self.hex(last))"
      return "\(name) \(said)"
    }

    private static func hex(_ value: UInt32) -> String {
      let digits = String(value, radix: 16, uppercase: true)
      return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
  }

  /// The columns of a code point: of what joins a letter or a syllable before it, those that it adds there.
  private static func ours(_ scalar: Unicode.Scalar) -> Int {
    for base in ["a", "\u{1100}", "\u{AC00}"] where "\(base)\(scalar)".count == 1 {
      return TextWidth.of("\(base)\(scalar)") - TextWidth.of(base)
    }
    return TextWidth.of(Character(scalar))
  }

  private static func runs() throws -> [Run] {
    try CLibrary.withWidths { width in
      var runs: [Run] = []
      for value in UInt32(0)...0x10FFFF {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let theirs = width(scalar)
        // Most agree at once; only what does not is looked at in its context.
        guard TextWidth.of(Character(scalar)) != theirs else { continue }
        let ours = Self.ours(scalar)
        guard ours != theirs else { continue }
        let rule = WidthRule(scalar, ours: ours, theirs: theirs)
        if rule == nil { Issue.record("no rule for U+\(String(value, radix: 16)): \(ours), not \(theirs)") }
        let said = "\(ours) \(theirs) \(rule?.rawValue ?? "?")"
        if let last = runs.last, last.last + 1 == value, last.said == said {
          runs[runs.count - 1].last = value
        } else {
          runs.append(Run(first: value, last: value, said: said))
        }
      }
      return runs
    }
  }

  @Test func everyDifferenceHasItsRule() throws {
    let runs = try Self.runs()
    #expect(runs.count > 100)
    let found = runs.map { $0.line + "\n" }.joined()
    if ProcessInfo.processInfo.environment["STOA_TEST_ACCEPT"] == "1" {
      try Data(found.utf8).write(to: Self.golden)
    }
    guard CLibrary.version == Self.version else { return }
    let golden = String(decoding: try Data(contentsOf: Self.golden), as: UTF8.self)
    let new = Set(found.split(separator: "\n")).subtracting(golden.split(separator: "\n"))
    #expect(found == golden, "not in the golden list: \(new.sorted().prefix(20))")
  }

  /// ncurses would let every one of these drift; the painter gives it a prefix of them, or a replacement.
  @Test func anEmojiDiffersByAJoinerAToneASelectorOrItsAge() throws {
    let lines = try EmojiWidthTests.lines()
    var counts: [String: Int] = [:]
    try CLibrary.withWidths { width in
      for line in lines {
        let widths = line.text.unicodeScalars.map(width)
        guard widths.reduce(0, +) != TextWidth.of(line.text) else { continue }
        counts[Self.reason(line.text.unicodeScalars, widths), default: 0] += 1
      }
    }
    #expect(counts["joined"] ?? 0 >= 2_000)
    #expect(Set(counts.keys).subtracting(["joined", "keycap", "newer", "selector", "tone"]) == [])
    guard CLibrary.version == Self.version else { return }
    #expect(counts == ["joined": 2_160, "keycap": 12, "newer": 30, "selector": 201, "tone": 645])
  }

  private static func reason(_ scalars: String.UnicodeScalarView, _ widths: [Int]) -> String {
    if widths.contains(-1) { return "newer" }
    if scalars.contains("\u{200D}") { return "joined" }
    if scalars.contains(where: { (0x1F3FB...0x1F3FF).contains($0.value) }) { return "tone" }
    if scalars.contains("\u{20E3}") { return "keycap" }
    if scalars.contains("\u{FE0F}") { return "selector" }
    return String(scalars).codes
  }
}
