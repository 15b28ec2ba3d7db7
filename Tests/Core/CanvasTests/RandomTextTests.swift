internal import StoaCanvas
internal import StoaCanvasTesting
internal import Testing

@Suite("What holds for every text")
struct RandomTextTests {
  /// One or more of each kind that joins, hides, controls or is wide.
  private static let scalars: [Unicode.Scalar] = [
    "a", "e", "1", "#", " ", "-", "\t", "\n", "\r", "\u{1B}", "\u{7F}", "\u{9B}", "\u{AD}", "\u{301}", "\u{302}",
    "\u{20E3}",
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{200D}", "\u{202E}", "\u{2028}", "\u{2066}", "\u{FE0E}", "\u{FE0F}",
    "\u{FEFF}",
    "\u{E0067}", "\u{E007F}", "\u{1F3F4}", "\u{1F3FD}", "\u{1F44D}", "\u{1F469}", "\u{2764}", "\u{2701}", "\u{1F1FA}",
    "\u{1F1F8}", "\u{6F22}", "\u{3002}", "\u{1112}", "\u{1161}", "\u{11AB}", "\u{D55C}", "\u{915}", "\u{94D}",
    "\u{937}",
    "\u{93F}", "\u{E33}", "\u{600}", "\u{302E}", "\u{1FAE9}", "\u{378}", "\u{10FFFD}", "\u{FFF9}", "\u{34F}",
    "\u{180B}",
  ]

  private static func text(_ random: inout SplitMix) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...14, using: &random) {
      text.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a")
    }
    return text
  }

  @Test("Canvas, width and safe text agree on random text", arguments: 0..<20 as Range<UInt64>)
  func agreement(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<200 {
      let text = Self.text(&random)
      let codes = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
      var canvas = Canvas(size: Size(columns: 60, rows: 1))
      let end = canvas.write(text, at: .zero)
      #expect(end == TextWidth.of(text), "\(codes)")
      #expect(end == text.reduce(0) { $0 + TextWidth.of($1) }, "\(codes)")
      let safe = SafeText.line(text)
      #expect(Self.withoutEnd(canvas.line(0)) == Self.withoutEnd(safe), "\(codes)")
      #expect(SafeText.line(safe).unicodeScalars.elementsEqual(safe.unicodeScalars), "\(codes)")
      let block = SafeText.block(text)
      #expect(SafeText.block(block).unicodeScalars.elementsEqual(block.unicodeScalars), "\(codes)")
    }
  }

  @Test("Lines of random text fit, at any width", arguments: 0..<10 as Range<UInt64>)
  func wrapping(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<200 {
      let text = (0..<3).map { _ in SafeText.block(Self.text(&random)) }.joined(separator: " ")
      for width in 1...7 {
        let lines = TextLayout.wrap(text, width: width)
        #expect(lines.allSatisfy { TextWidth.of($0) <= width })
        let limited = TextLayout.wrap(text, width: width, limit: 2)
        #expect(limited.count == min(2, lines.count))
        #expect(limited.allSatisfy { TextWidth.of($0) <= width })
        #expect(TextWidth.of(TextLayout.ellipsize(text, to: width)) <= width)
        #expect(TextWidth.of(TextLayout.pad(text, to: width)) == width)
      }
    }
  }

  /// The code points without the blanks at the end, which a canvas does not tell from its own.
  private static func withoutEnd(_ text: String) -> [Unicode.Scalar] {
    var scalars = Array(text.unicodeScalars)
    while scalars.last == " " { scalars.removeLast() }
    return scalars
  }
}
