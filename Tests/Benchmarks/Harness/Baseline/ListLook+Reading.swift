internal import StoaCanvas
internal import StoaTerminalTesting

extension ListLook {
  /// Learns from a program on its first screen how its list looks: the selected item is in reverse video,
  /// or on a background of its own.
  ///
  /// Walks down over so many items; `program` shows another place afterwards.
  package init(of program: PtyProgram, items count: Int) throws(BenchError) {
    let playback = try Playback(program)
    guard playback.await({ Self.position(in: $0) != nil && Self.selection(in: $0) != nil }) != nil else {
      throw BenchError("the program shows no list:\n" + playback.text)
    }
    program.pump(quiet: 0.5)
    playback.play()
    let screen = playback.screen
    guard let position = Self.position(in: screen), var selection = Self.selection(in: screen) else {
      throw BenchError("the list has gone")
    }
    let frame = (0..<screen.size.rows).map { screen.cells(row: $0) }
    self.init()
    first = selection.rows.lowerBound
    height = selection.rows.count
    width = selection.width
    (positionRow, positionEnd) = (position.row, position.end)
    let down = program.downKey
    for number in 1...count {
      items.append(selection.rows.map { Self.text(screen.cells(row: $0), columns: 0..<width) })
      shown = max(shown, (selection.rows.lowerBound - first) / height + 1)
      guard number < count, number < position.total else { break }
      program.type(down)
      guard playback.await(limit: 5, quiet: 0.005, { Self.position(in: $0)?.number == number + 1 }) != nil,
        let next = Self.selection(in: screen), next.rows.count == height
      else { throw BenchError("Down does not select item \(number + 1)") }
      selection = next
    }
    let body = first..<(first + shown * height)
    lines = frame.enumerated().map { y, cells in
      if y == positionRow { return Self.text(cells, columns: 0..<position.start) }
      return Self.text(cells, columns: (body.contains(y) ? width : 0)..<screen.size.columns)
    }
  }

  /// The text in some columns; a cell that was never written is a blank.
  private static func text(_ cells: [VTermCell], columns: Range<Int>) -> String {
    var x = 0
    var text = ""
    for cell in cells {
      if columns.contains(x) { text += cell.text }
      x += max(1, cell.width)
    }
    let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex
    return String(text[..<end])
  }

  /// The rows, below the first one, that begin with the mark of the selection, and how many columns have it.
  static func selection(in screen: VTermScreen) -> (rows: Range<Int>, width: Int)? {
    let rows = (1..<screen.size.rows).filter { isMarked(screen.cell(x: 0, y: $0)) }
    guard let first = rows.first, let last = rows.last, last - first == rows.count - 1 else { return nil }
    let width = screen.cells(row: first).prefix(while: isMarked).reduce(0) { $0 + max(1, $1.width) }
    return (first..<(last + 1), width)
  }

  private static func isMarked(_ cell: VTermCell) -> Bool { cell.isReverse || cell.background != nil }

  /// The position at the end of some row: "7/100" is 7 of 100.
  static func position(in screen: VTermScreen) -> Position? {
    for row in (0..<screen.size.rows).reversed() {
      if let position = Position(screen.line(row), row: row) { return position }
    }
    return nil
  }
}
