internal import Foundation
internal import StoaCanvas
internal import StoaFlow
internal import StoaTerminal
internal import StoaTerminalTesting
internal import Testing

/// How well the colours that are sent can be told from the backgrounds they stand on (WCAG 2.2, 1.4.3), by the usual
/// palette of xterm. A terminal's theme may have others: that is why only its first eight are used.
@FlowActor struct ColourContrastTests {
  private static let palette = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
  ]
  private static let black = 0x000000
  private static let white = 0xFFFFFF

  private func luminance(_ color: Int) -> Double {
    func linear(_ byte: Int) -> Double {
      let part = Double(byte & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color >> 16) + 0.7152 * linear(color >> 8) + 0.0722 * linear(color)
  }

  private func contrast(_ one: Int, _ other: Int) -> Double {
    let pair = [luminance(one), luminance(other)].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }

  /// What the painter sends for a cell of this style.
  private func cell(_ style: Style, term: String = "xterm-256color") throws -> VTermCell {
    let painted = try PaintedScreen(columns: 2, rows: 1, term: term)
    defer { painted.painter.close() }
    var canvas = painted.blank
    canvas.write("x", at: .zero, style: style)
    painted.show(canvas)
    return painted.screen.cell(x: 0, y: 0)
  }

  private func hues(on background: Int) throws -> Set<Hue> {
    try Set(
      Hue.allCases.filter { hue in
        guard let color = try cell(Style(foreground: hue)).foreground else { return true }
        return contrast(Self.palette[color], background) >= 3
      })
  }

  @Test func `The ratio of black and white is 21, of a colour and itself 1`() {
    #expect(abs(contrast(Self.black, Self.white) - 21) < 0.001)
    #expect(contrast(0x123456, 0x123456) == 1)
  }

  @Test(arguments: ["xterm-256color", "xterm", "linux", "screen-256color"])
  func `The selection is readable on its own background, and brings both colours`(term: String) throws {
    for hue in Hue.allCases {
      let selected = try cell(Style([.dim], foreground: hue, isSelected: true), term: term)
      let foreground = try #require(selected.foreground)
      let background = try #require(selected.background)
      #expect(contrast(Self.palette[foreground], Self.palette[background]) >= 4.5)
    }
  }

  @Test func `On black every hue that screens use is readable`() throws {
    #expect(try hues(on: Self.black) == [.standard, .red, .green, .yellow, .magenta, .cyan])
  }

  /// A light theme brings darker shades of the others; for a terminal without one there is the theme `contrast`, and
  /// `stoa doctor` asks the terminal for its real shades.
  @Test func `On white red, blue and magenta are`() throws {
    #expect(try hues(on: Self.white) == [.standard, .red, .blue, .magenta])
  }

  @Test func `Text without a hue is the terminal's own on its own`() throws {
    for style in [Style.plain, .bold, .dim, .underline, .reverse] {
      let cell = try cell(style)
      #expect(cell.foreground == nil)
      #expect(cell.background == nil)
    }
  }
}
