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

  @Test("With contrast nothing is dim or has a hue that is faint on black or on white")
  func contrast() {
    #expect(style(.contrast, rich) == Style([.bold], isSelected: true))
    #expect(style(.contrast, Style([.dim], foreground: .red)) == Style(foreground: .red))
  }

  @Test("The hues of the contrast theme hold 3:1 on black and on white, no other does", arguments: Hue.allCases)
  func readable(hue: Hue) throws {
    guard let color = XtermColor(hue) else { return }
    let holds = min(color.contrast(with: .black), color.contrast(with: .white)) >= 3
    #expect((style(.contrast, Style(foreground: hue))?.foreground == hue) == holds)
  }

  @Test("Without colours nothing has a hue, all else stays")
  func mono() {
    #expect(style(.mono, rich) == Style([.bold, .dim], isSelected: true))
  }
}
