internal import StoaCanvas
internal import StoaCanvasTesting
internal import Testing

@Suite("What holds for every canvas")
struct CanvasInvariantTests {
  private static let words = [
    "plain", "漢字板", "e\u{301}\u{302}", "👩‍👩‍👧", "⚠️!", "\u{1B}[2J", "न्दी", "한글", "\u{301}\u{200B}", "🇺🇸🇰", "", "\u{1FAE9}",
    "a\tb\r\nc", "ｱｲｳ", "قلم\u{200C}ها", "\u{202E}x",
  ]

  @Test("Rows hold whole clusters after any writes", arguments: 0..<40 as Range<UInt64>)
  func wholeClusters(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var canvas = Canvas(
      size: Size(columns: .random(in: 1...24, using: &random), rows: .random(in: 1...6, using: &random)),
      glyphs: Bool.random(using: &random) ? .unicode : .ascii)
    for _ in 0..<300 { step(&canvas, &random) }
    for y in 0..<canvas.size.rows {
      let cells = (0..<canvas.size.columns).compactMap { canvas.cell(at: Point(x: $0, y: y)) }
      #expect(cells.reduce(0) { $0 + $1.width } == canvas.size.columns)
      for (x, cell) in cells.enumerated() {
        if cell.width == 2 {
          #expect(x + 1 < cells.count && cells[x + 1].width == 0 && cells[x + 1].style == cell.style)
        }
        if cell.width == 0 { #expect(x > 0 && cells[x - 1].width == 2) }
        let scalars = Array(canvas.text(of: cell).unicodeScalars)
        #expect(scalars.isEmpty == (cell.width == 0))
        #expect(scalars.allSatisfy { $0.properties.generalCategory != .control && !$0.properties.isBidiControl })
        if canvas.glyphs.isASCII { #expect(scalars.allSatisfy { $0.isASCII }) }
      }
    }
  }

  @Test("Writing text and writing what is safe of it are the same")
  func writingSafeText() {
    for word in Self.words {
      var one = Canvas(size: Size(columns: 20, rows: 1))
      var other = one
      let end = one.write(word, at: .zero)
      #expect(other.write(SafeText.line(word), at: .zero) == end)
      #expect(one == other)
      #expect(end == TextWidth.of(word))
    }
  }

  @Test("A canvas that is written to for ever shows what a new one would")
  func oldCanvas() {
    var random = SplitMix(seed: 7)
    var old = Canvas(size: Size(columns: 12, rows: 2))
    for round in 0..<400 {
      old.fill(old.bounds)
      var new = Canvas(size: old.size)
      for y in 0..<2 {
        let text = (0..<6).map { _ in "x\(Unicode.Scalar(UInt8.random(in: 65...90, using: &random)))\u{301}" }.joined()
        let marks = (0..<round % 4).map { _ in "\u{302}" }.joined()
        old.write(text + marks, at: Point(x: 0, y: y))
        new.write(text + marks, at: Point(x: 0, y: y))
      }
      #expect(old == new)
      #expect(old.lines == new.lines)
    }
  }

  private func step(_ canvas: inout Canvas, _ random: inout SplitMix) {
    let point = Point(x: .random(in: -4...26, using: &random), y: .random(in: -1...6, using: &random))
    let rect = Rect(
      origin: point, size: Size(columns: .random(in: -1...9, using: &random), rows: .random(in: -1...3, using: &random))
    )
    let style = Style(bold(&random), isSelected: Bool.random(using: &random))
    let word = Self.words.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<10, using: &random) {
    case 0: canvas.fill(rect, style: style)
    case 1: canvas.box(rect, style: style)
    case 2: canvas.restyle(rect) { $0.with(selected: !$0.isSelected) }
    case 3: canvas.draw(canvas, at: point)
    case 4...6: canvas.write(word, at: point, style: style, width: .random(in: -1...7, using: &random))
    default: canvas.write(word, at: point, style: style)
    }
  }

  private func bold(_ random: inout SplitMix) -> Attributes { Bool.random(using: &random) ? [.bold] : [] }
}
