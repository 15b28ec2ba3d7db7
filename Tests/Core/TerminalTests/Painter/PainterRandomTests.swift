internal import StoaCanvas
internal import StoaFlow
internal import StoaTerminal
internal import StoaTerminalTesting
internal import Testing

@FlowActor struct PainterRandomTests {
  /// Text that columns drift on, and text that tries to move the cursor.
  private static let texts = [
    "plain", "漢字", "안녕", "e\u{301}\u{302}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1F0}\u{1F1F7}",
    "\u{2764}\u{FE0F}", "\u{1F44D}\u{1F3FD}", "\u{1B}[2Jx", "a\rb\tc\u{8}d", "\u{202E}abc", "\u{200B}\u{FEFF}z",
    "1\u{FE0F}\u{20E3}", "\u{1FAE8}\u{1FAFF}", "ｱｲｳ", "──┤", "क्षि", "נָא", "\u{85}\u{9B}31m", "สวัสดี",
  ]
  private static let styles: [Style] = [
    .plain, .bold, .underline, .selected, .plain.with(foreground: .red), .reverse, .bold.with(foreground: .cyan),
  ]

  @Test(arguments: 0..<8)
  func `Random frames over one another show what was painted`(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let painted = try PaintedScreen(columns: 40, rows: 10)
    defer { painted.painter.close() }
    var canvas = painted.blank
    for frame in 0..<25 {
      if random.next() % 8 == 0 {
        painted.resize(columns: Int(random.next() % 90) + 1, rows: Int(random.next() % 30) + 1)
        canvas = painted.blank
      }
      if random.next() % 5 == 0 { canvas = painted.blank }
      for _ in 0..<Int(random.next() % 20) {
        let point = Point(x: Int(random.next() % 92) - 2, y: Int(random.next() % 30))
        let text = Self.texts[Int(random.next() % UInt64(Self.texts.count))]
        canvas.write(text, at: point, style: Self.styles[Int(random.next() % UInt64(Self.styles.count))])
      }
      let size = painted.painter.size
      let x = Int(random.next() % UInt64(size.columns))
      let cursor = Point(x: x, y: Int(random.next() % UInt64(size.rows)))
      canvas.cursor = random.next() % 3 == 0 ? nil : cursor
      painted.show(canvas)
      #expect(painted.screen.judge(canvas).faults == [], "frame \(frame)")
    }
  }
}

/// A generator with a seed (Steele, Lea and Flood, 2014).
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
