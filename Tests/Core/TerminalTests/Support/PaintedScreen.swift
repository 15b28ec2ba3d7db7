internal import Glibc
internal import StoaCanvas
internal import StoaFlow
internal import StoaTerminal
internal import StoaTerminalTesting
internal import Testing

/// A painter and the terminal that its bytes go to.
@FlowActor final class PaintedScreen {
  let painter: Painter
  let screen: VTermScreen

  init(
    columns: Int, rows: Int, term: String = "xterm-256color", palette: Palette = .extended,
    charset: Charset = .unicode
  ) throws {
    setlocale(LC_CTYPE, "C.UTF-8")
    let size = Size(columns: columns, rows: rows)
    painter = try #require(Painter(term: term, size: size, palette: palette, charset: charset))
    screen = try #require(VTermScreen(size: size))
  }

  /// Paints the canvas; the bytes it took.
  @discardableResult func show(_ canvas: Canvas) -> [UInt8] {
    var bytes: [UInt8] = []
    painter.paint(canvas, into: &bytes)
    screen.feed(bytes)
    return bytes
  }

  /// A blank canvas of the screen's size.
  var blank: Canvas { Canvas(size: painter.size) }

  func resize(columns: Int, rows: Int) {
    let size = Size(columns: columns, rows: rows)
    painter.resize(to: size)
    screen.resize(to: size)
  }
}
