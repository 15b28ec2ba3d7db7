internal import StoaCanvas
internal import Testing

/// All of Unicode's emoji-test.txt (UTS #51).
struct EmojiWidthTests {
  struct Line: Sendable {
    let text: String
    let status: String

    init(_ line: Substring) throws {
      let fields = line.split(separator: "#")[0].split(separator: ";")
      text = try UnicodeFile.text(fields[0])
      status = try #require(fields.last).trimmed
    }
  }

  /// Read once.
  private static let read = Result { try UnicodeFile.lines("emoji/emoji-test.txt").map(Line.init) }

  static func lines() throws -> [Line] { try read.get() }

  @Test func everyEmojiIsOneCluster() throws {
    let lines = try Self.lines()
    #expect(lines.count >= 4_733)
    #expect(lines.filter { $0.text.count != 1 }.map(\.text.codes) == [])
  }

  @Test(arguments: ["fully-qualified", "minimally-qualified", "component"])
  func whatIsMeantAsAnEmojiIsTwoColumnsWide(status: String) throws {
    let lines = try Self.lines().filter { $0.status == status }
    #expect(lines.count >= ["fully-qualified": 3_655, "minimally-qualified": 827, "component": 9][status] ?? 0)
    #expect(lines.filter { TextWidth.of($0.text) != 2 }.map(\.text.codes) == [])
  }

  /// Signs of East Asian print, wide without a selector, too.
  private static let wideSigns: Set<Unicode.Scalar> = [
    "\u{3030}", "\u{303D}", "\u{3297}", "\u{3299}", "\u{1F202}", "\u{1F237}",
  ]

  /// Without U+FE0F a sign is the text that it was before it became an emoji, and that is narrow.
  @Test func anUnqualifiedOneIsNarrowWhereItIsASignOrAKeycap() throws {
    let lines = try Self.lines().filter { $0.status == "unqualified" }
    #expect(lines.count >= 242)
    for line in lines {
      let scalars = Array(line.text.unicodeScalars)
      let isText = scalars.count == 1 && !Self.wideSigns.contains(scalars[0]) || scalars.last == "\u{20E3}"
      #expect(TextWidth.of(line.text) == (isText ? 1 : 2), "\(line.text.codes)")
    }
  }

  @Test func noEmojiIsChangedByTheSanitiser() throws {
    let changed = try Self.lines().filter { SafeText.line($0.text).codes != $0.text.codes }
    #expect(changed.map(\.text.codes) == [])
  }

  /// Side by side they are one line without a space, which may end between any two.
  @Test(arguments: [2, 3, 7])
  func aLineOfEmojiIsWrappedBetweenThem(width: Int) throws {
    let emoji = try Self.lines().filter { $0.status == "fully-qualified" }.map(\.text)
    let lines = TextLayout.wrap(emoji.joined(), width: width)
    let wrapped = stride(from: 0, to: emoji.count, by: width / 2).map { start in
      emoji[start..<min(emoji.count, start + width / 2)].joined()
    }
    #expect(lines.map(\.codes) == wrapped.map(\.codes))
  }

  @Test func anEmojiIsCutWholeAndPaddedByCells() throws {
    for line in try Self.lines() where line.status == "fully-qualified" {
      let text = line.text
      #expect(TextLayout.clip(text + "x", to: 1) == "", "\(text.codes)")
      #expect(TextLayout.clip(text + "x", to: 2).codes == text.codes)
      #expect(TextLayout.ellipsize(text + text, to: 3).codes == (text + "…").codes)
      #expect(TextLayout.ellipsize(text + text, to: 2) == "…", "\(text.codes)")
      #expect(TextLayout.pad(text, to: 5, alignment: .trailing).codes == ("   " + text).codes)
      #expect(TextLayout.pad(text + text, to: 3).codes == (text + "…").codes)
    }
  }
}
