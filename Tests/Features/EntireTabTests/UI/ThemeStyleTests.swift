internal import EntireTabUI
internal import StoaCanvas
internal import Testing

struct ThemeStyleTests {
  private func style(_ theme: ThemeStyle, _ style: Style) -> Style? {
    var canvas = Canvas(size: Size(columns: 1, rows: 1))
    canvas.write("x", at: .zero, style: style)
    theme.apply(to: &canvas)
    return canvas.cell(at: .zero)?.style
  }

  private let rich = Style([.bold, .dim], foreground: .cyan, isSelected: true)

  @Test("The standard theme changes nothing")
  func standard() {
    #expect(style(.standard, rich) == rich)
  }

  @Test("With contrast nothing is dim, all else stays")
  func contrast() {
    #expect(style(.contrast, rich) == Style([.bold], foreground: .cyan, isSelected: true))
  }

  @Test("Without colours nothing has a hue, all else stays")
  func mono() {
    #expect(style(.mono, rich) == Style([.bold, .dim], isSelected: true))
  }
}
