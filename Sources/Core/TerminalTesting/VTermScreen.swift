internal import CVTerm
public import StoaCanvas

/// A terminal made of libvterm: it takes what a program writes, and tells what a person would see.
///
/// Widths are libvterm's own: a cell is what its `wcwidth` gives each scalar.
public final class VTermScreen {
  /// The size of the screen.
  public private(set) var size: Size
  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private let observer: VTermObserver

  /// A blank screen of this size; nil when libvterm has no memory for it.
  public init?(size: Size) {
    guard let terminal = vterm_new(Int32(size.rows), Int32(size.columns)) else { return nil }
    guard let screen = vterm_obtain_screen(terminal) else {
      vterm_free(terminal)
      return nil
    }
    self.size = size
    self.terminal = terminal
    self.screen = screen
    observer = VTermObserver()
    vterm_set_utf8(terminal, 1)
    vterm_screen_enable_altscreen(screen, 1)
    observer.attach(to: screen)
    vterm_screen_reset(screen, 1)
  }

  deinit { vterm_free(terminal) }

  /// The program writes these bytes.
  public func feed(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.bindMemory(to: CChar.self).baseAddress else { return }
      _ = vterm_input_write(terminal, start, buffer.count)
    }
  }

  /// The person changes the window's size.
  public func resize(to size: Size) {
    self.size = size
    vterm_set_size(terminal, Int32(size.rows), Int32(size.columns))
  }

  /// Where the cursor stands, nil while it is hidden.
  public var cursor: Point? {
    guard observer.isCursorVisible else { return nil }
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return Point(x: Int(position.col), y: Int(position.row))
  }

  /// Whether the program is on the alternate screen.
  public var isAlternate: Bool { observer.isAlternate }

  /// Whether the program has asked for reports of the mouse.
  public var reportsMouse: Bool { observer.reportsMouse }

  /// What stands at a position.
  public func cell(x: Int, y: Int) -> VTermCell {
    var cell = VTermScreenCell()
    _ = vterm_screen_get_cell(screen, VTermPos(row: Int32(y), col: Int32(x)), &cell)
    return VTermCell(cell)
  }

  /// How many columns the terminal takes a code point for, when it comes after a letter.
  public static func columns(of scalar: Unicode.Scalar) -> Int? {
    guard let screen = VTermScreen(size: Size(columns: 8, rows: 1)) else { return nil }
    screen.feed(Array("a\(scalar)".utf8))
    return screen.cursor.map { $0.x - 1 }
  }

  /// The cells of one row, without the right halves of wide ones.
  public func cells(row y: Int) -> [VTermCell] {
    var cells: [VTermCell] = []
    var x = 0
    while x < size.columns {
      let cell = cell(x: x, y: y)
      cells.append(cell)
      x += max(1, cell.width)
    }
    return cells
  }

  /// The text of each row, blanks at its end removed.
  public var lines: [String] {
    (0..<size.rows).map { y in
      var line = cells(row: y).map(\.text).joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
