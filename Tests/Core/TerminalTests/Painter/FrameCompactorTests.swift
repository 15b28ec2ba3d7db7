internal import StoaCanvas
internal import StoaTerminal
internal import StoaTerminalTesting
internal import Testing

/// `^` stands for ESC, CR and LF for themselves.
struct FrameCompactorTests {
  private static let columns = 40

  private func compact(_ frames: String..., columns: Int = columns) -> String {
    var compactor = FrameCompactor(columns: columns)
    var bytes: [UInt8] = []
    for frame in frames {
      bytes = []
      compactor.compact(Array(frame.replacing("^", with: "\u{1B}").utf8), into: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  @Test(arguments: [
    ("resets one after another are one", "^[36mx^[39m^[m y", "^[0;36mx^[m y"),
    ("foreground and background go together", "x^[37m^[44my", "^[mx^[37;44my"),
    ("what is added is added alone", "x^[0;1my^[0;1;4mz", "^[mx^[1my^[4mz"),
    ("what is taken away takes all", "^[0;1;4mx^[0;4my", "^[0;1;4mx^[0;4my"),
    ("a colour goes the shorter way", "^[1m^[36mx^[39my", "^[0;1;36mx^[39my"),
    ("a pen that is not written with is not sent", "x^[1m^[my", "^[mxy"),
    ("colours of the table", "^[38;5;208mx^[48;5;17my", "^[0;38;5;208mx^[48;5;17my"),
    ("an end without text is sent", "x^[1my^[m", "^[mx^[1my^[m"),
    ("erasing uses the pen", "^[44m^[10X^[m", "^[0;44m^[10X^[m"),
    ("moving does not", "x^[1m^[5;3H^[my", "^[mx^[5;3Hy"),
  ])
  func pens(_ what: String, _ frame: String, _ shorter: String) {
    // The first pen of all is not known: it begins with a reset.
    #expect(compact(frame) == shorter)
  }

  @Test(arguments: [
    ("within its row only the column", "^[5;1Hx^[5;20Hy", "^[5H^[mx^[20Gy"),
    ("the next row is a line feed away", "^[5;1Hx\r^[6dy", "^[5H^[mx\r\ny"),
    ("any other row is named", "^[5;1Hx\r^[9dy", "^[5H^[mx^[9Hy"),
    ("back to the left edge", "^[5;3Hx^[5;1Hy", "^[5;3H^[mx\ry"),
    ("home", "^[5;3Hx^[1;1Hy", "^[5;3H^[mx^[Hy"),
    ("a return that stays", "^[5;3Hx\ry", "^[5;3H^[mx\ry"),
    ("at the right edge nothing is known", "^[5;36Habcde\r^[6dx^[6;9Hy", "^[5;36H^[mabcde^[6Hx^[9Gy"),
    ("a wide character may reach it", "^[5;36H한국\r^[6dx", "^[5;36H^[m한국\r\nx"),
    ("and three of them have", "^[5;36H한국어\r^[6dx", "^[5;36H^[m한국어^[6Hx"),
    ("after a reverse line feed", "^[5;1H^M^[5;7Hy", "^[5H^[m^M^[5;7Hy"),
    ("where only some rows scroll", "^[2;9r^[5;1Hx\r^[6dy", "^[m^[2;9r^[5Hx^[6Hy"),
    ("where all of them scroll again", "^[2;9r^[r^[5;1Hx\r^[6dy", "^[m^[2;9r^[r^[5Hx\r\ny"),
  ])
  func moves(_ what: String, _ frame: String, _ shorter: String) {
    #expect(compact(frame) == shorter)
  }

  @Test func `Pen and row are known from frame to frame`() {
    #expect(compact("^[5;1H^[1mx", "y^[5;9Hz\r^[6dy^[m") == "y^[9Gz\r\ny^[m")
  }

  @Test func `A pen that it does not know is left to ncurses from then on`() {
    let strange = "x^[1m^[4:3my^[39m^[mz\r^[6d"
    #expect(compact(strange) == "^[mx^[1m^[4:3my^[39m^[mz\r^[6d")
    #expect(compact(strange, strange) == strange)
  }

  @Test func `A screen that may show anything has its pen sent whole`() {
    var compactor = FrameCompactor(columns: 40)
    var bytes: [UInt8] = []
    compactor.compact(Array("\u{1B}[H\u{1B}[1mx".utf8), into: &bytes)
    compactor.forget(columns: 40)
    bytes = []
    compactor.compact(Array("\r\u{1B}[2dy".utf8), into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[2H\u{1B}[0;1my")
  }

  @Test(arguments: 0..<200) func `A terminal shows the same as without it`(seed: Int) throws {
    var source = FrameSource(seed: UInt64(seed), size: Size(columns: 20, rows: 6))
    let plain = try #require(VTermScreen(size: source.size))
    let shorter = try #require(VTermScreen(size: source.size))
    var compactor = FrameCompactor(columns: source.size.columns)
    for _ in 0..<20 {
      let frame = source.next()
      var bytes: [UInt8] = []
      compactor.compact(frame, into: &bytes)
      plain.feed(frame)
      shorter.feed(bytes)
      for y in 0..<source.size.rows { #expect(shorter.cells(row: y) == plain.cells(row: y)) }
      #expect(shorter.cursor == plain.cursor)
    }
  }
}
