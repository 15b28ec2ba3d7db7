internal import StoaCanvas
internal import Testing

@Suite("A canvas with escape codes")
struct CanvasANSITests {
  @Test("Plain rows have no escape code and no blanks at their end")
  func plainRows() {
    var canvas = Canvas(size: Size(columns: 8, rows: 2))
    canvas.write("a 漢  ", at: .zero)
    #expect(canvas.ansi() == ["a 漢", ""])
  }

  @Test("Each style has its codes, and each row stands for itself")
  func styles() {
    var canvas = Canvas(size: Size(columns: 12, rows: 3))
    canvas.write("bold", at: .zero, style: .bold)
    canvas.write("dim", at: Point(x: 5, y: 0), style: Style([.dim, .underline], foreground: .cyan))
    canvas.write("red", at: Point(x: 0, y: 1), style: Style(foreground: .red))
    canvas.write("x", at: Point(x: 3, y: 1), style: Style([.bold, .reverse], foreground: .red))
    canvas.write("selected", at: Point(x: 0, y: 2), style: .selected)
    #expect(
      canvas.ansi() == [
        "\u{1B}[1mbold\u{1B}[0m \u{1B}[2;4;36mdim\u{1B}[0m",
        "\u{1B}[31mred\u{1B}[0;1;7;31mx\u{1B}[0m",
        "\u{1B}[7mselected\u{1B}[0m",
      ])
  }

  @Test("Blanks at the end stay when their style shows")
  func styledBlanks() {
    var canvas = Canvas(size: Size(columns: 4, rows: 1))
    canvas.write("a", at: .zero)
    canvas.restyle(canvas.bounds) { $0.with(selected: true) }
    #expect(canvas.ansi() == ["\u{1B}[7ma   \u{1B}[0m"])
  }

  @Test("Without colours, hues are left out and the rest stays")
  func withoutColors() {
    var canvas = Canvas(size: Size(columns: 9, rows: 1))
    canvas.write("red", at: .zero, style: Style(foreground: .red))
    canvas.write("b", at: Point(x: 3, y: 0), style: Style([.bold], foreground: .blue))
    #expect(canvas.ansi(colors: false) == ["red\u{1B}[1mb\u{1B}[0m"])
  }
}
