internal import CNcurses
internal import CTerminal
package import StoaCanvas
package import StoaFlow

/// Turns canvases into the bytes that change the screen from the last one to the next.
///
/// ncurses is the diff engine: it draws into a memory file, never reads a key, never touches the real terminal. Rows
/// that equal those of the last canvas are not even given to it. A full frame of 120x40 costs about 100 µs, a changed
/// row about 10 µs, an unchanged canvas nothing.
@FlowActor package final class Painter {
  /// The terminal description in use.
  package let term: String
  /// The palette in use.
  package var palette: Palette { rows.pen.palette }
  package private(set) var size: Size
  let capabilities: Capabilities

  private let screen: OpaquePointer
  private let file: FrameFile
  private var rows: RowPainter
  /// For terminals that are known to obey it.
  private var compactor: FrameCompactor?
  /// What ncurses has written for a frame; the buffer is used again for each.
  private var written: [UInt8] = []
  private var last: Canvas?
  /// Whether the terminal may show something else than `last`.
  private var isUnknown = true
  private var isCursorVisible = true
  /// Rows of which some cluster is spread over cells of ncurses: painted whole or not at all.
  private var isFragile: [Bool] = []

  /// Opens a terminal description; nil when this machine has none of that name, or no memory.
  package init?(term: String, size: Size, palette: Palette, charset: Charset) {
    guard let file = FrameFile() else { return nil }
    use_tioctl(true)
    ct_dispositions_keep()
    let opened = newterm(term, file.stream, file.nothing)
    ct_dispositions_restore()
    guard let opened else {
      file.close()
      return nil
    }
    screen = opened
    Self.leaveCharsetAlone()
    self.file = file
    self.term = term
    self.size = size
    capabilities = Capabilities()
    nonl()
    noecho()
    typeahead(-1)
    scrollok(stoa_stdscr(), false)
    rows = RowPainter(pen: Pen(atMost: palette), fitting: ClusterFitting(charset: charset))
    if capabilities.isCompactable { compactor = FrameCompactor(columns: size.columns) }
    resize(to: size)
    // What newterm wrote is for a screen of 24 rows. Entering is written by us, as often as needed; this call makes
    // ncurses hand its buffer over.
    curs_set(0)
    isCursorVisible = false
    file.discard()
  }

  /// The screen has a new size; the next frame is painted whole.
  package func resize(to size: Size) {
    set_term(screen)
    self.size = size
    resizeterm(Int32(max(1, size.rows)), Int32(max(1, size.columns)))
    isFragile = Array(repeating: false, count: size.rows)
    last = nil
    repaintAll()
  }

  /// Whatever the screen shows, the next frame is painted whole.
  package func repaintAll() {
    set_term(screen)
    isUnknown = true
    compactor?.forget(columns: size.columns)
    clearok(stoa_curscr(), true)
  }

  /// Appends the bytes of the next frame, none when it looks like the last one. Cells outside of `size` are cut off.
  package func paint(_ canvas: Canvas, into bytes: inout [UInt8]) {
    set_term(screen)
    let isSameSize = last?.size == canvas.size
    let window = stoa_stdscr()
    var isChanged = isUnknown || !isSameSize || last?.cursor != canvas.cursor
    if !isSameSize { werase(window) }
    for y in 0..<min(size.rows, canvas.size.rows) {
      if isSameSize, let last, canvas.rowEquals(y, in: last) { continue }
      let isFragile = rows.paint(y, of: canvas, in: window, columns: size.columns)
      if isFragile || self.isFragile[y] { wredrawln(window, Int32(y), 1) }
      self.isFragile[y] = isFragile
      isChanged = true
    }
    guard isChanged else { return }
    place(cursor: canvas.cursor, in: window)
    last = canvas
    isUnknown = false
    wnoutrefresh(window)
    doupdate()
    // Synchronized output: a terminal that knows it shows the frame at once, others ignore it.
    written.removeAll(keepingCapacity: true)
    guard file.drain(into: &written) else { return }
    if capabilities.hasPrivateModes { bytes += Self.beginFrame }
    if compactor?.compact(written, into: &bytes) == nil { bytes += written }
    if capabilities.hasPrivateModes { bytes += Self.endFrame }
  }

  /// Gives everything back. Nothing may be painted afterwards.
  package func close() {
    set_term(screen)
    endwin()
    delscreen(screen)
    file.close()
  }

  private static let beginFrame = Array("\u{1B}[?2026h".utf8)
  private static let endFrame = Array("\u{1B}[?2026l".utf8)

  private func place(cursor: Point?, in window: UnsafeMutablePointer<WINDOW>?) {
    let isVisible = cursor != nil
    if let cursor { wmove(window, Int32(clamping: cursor.y), Int32(clamping: cursor.x)) }
    // A hidden cursor stays where the last change left it, which saves moving it.
    leaveok(window, !isVisible)
    guard isVisible != isCursorVisible || isUnknown else { return }
    // ncurses sends nothing when it believes that the cursor is so already, which is not known after `repaintAll`.
    if isUnknown { curs_set(isVisible ? 0 : 1) }
    curs_set(isVisible ? 1 : 0)
    isCursorVisible = isVisible
  }
}
