/// Says in fewer bytes what ncurses has said, to terminals that obey ECMA-48: they show the same.
///
/// ncurses resets colours and attributes one after another, selects foreground and background apart, and goes to the
/// next line by its number. Here a change of the pen waits for the text that it is for, and a move says only what the
/// terminal does not know. Where the cursor may have reached the right edge nothing is taken for known.
package struct FrameCompactor {
  private var columns: Int
  /// What the terminal writes with now; nil when that is not known.
  private var pen: PenState?
  /// What ncurses wants it to write with.
  private var wanted = PenState()
  /// The row of the cursor, from 1; nil when that is not known.
  private var row: Int?
  /// The most columns that may be left of the cursor.
  private var reach = 0
  /// Whether only some rows scroll: a line feed on the last of them would scroll them.
  private var isRegionSet = false
  /// A carriage return that waits for what follows it.
  private var isReturnPending = false
  /// ncurses has chosen a pen that is not understood here: from then on all goes on as it is.
  private var hasGivenUp = false

  /// For a screen of so many columns, of which nothing is known.
  package init(columns: Int) { self.columns = columns }

  /// The screen has so many columns now, and may show anything, in any pen.
  package mutating func forget(columns: Int) {
    self.columns = columns
    pen = nil
    row = nil
    isRegionSet = false
  }

  /// Appends what the bytes of a frame say, the last of which ends a sequence.
  package mutating func compact(_ frame: [UInt8], into bytes: inout [UInt8]) {
    guard !hasGivenUp else { return bytes += frame }
    var reader = ControlBytes()
    while !hasGivenUp, let token = reader.next(in: frame) {
      switch token {
      case .text:
        returnIfPending(to: &bytes)
        usePen(to: &bytes)
        reach(past: frame[reader.range])
        bytes += frame[reader.range]
      case .control(0x0D):
        isReturnPending = true
      case .sequence(let final, isPrivate: false):
        obey(final, in: reader.range, of: frame, to: &bytes)
      case .sequence(_, isPrivate: true):
        returnIfPending(to: &bytes)
        bytes += frame[reader.range]
      case .control, .other:
        returnIfPending(to: &bytes)
        usePen(to: &bytes)
        row = nil
        bytes += frame[reader.range]
      }
    }
    returnIfPending(to: &bytes)
    usePen(to: &bytes)
    bytes += frame[reader.range.upperBound...]
  }

  private mutating func obey(_ final: UInt8, in range: Range<Int>, of frame: [UInt8], to bytes: inout [UInt8]) {
    var parameters = Parameters(of: frame, in: range)
    switch Unicode.Scalar(final) {
    case "m":
      let before = wanted
      if wanted.apply(parameters) { return }
      wanted = before
      hasGivenUp = true
      returnIfPending(to: &bytes)
      usePen(to: &bytes)
    case "H":
      let row = max(1, parameters.next() ?? 1)
      return move(row: row, column: max(1, parameters.next() ?? 1), to: &bytes)
    case "d" where isReturnPending:
      return move(row: max(1, parameters.next() ?? 1), column: 1, to: &bytes)
    case "d":
      row = max(1, parameters.next() ?? 1)
    case "G":
      isReturnPending = false
      reach = parameters.next() ?? 1
    case "C":
      returnIfPending(to: &bytes)
      reach += max(1, parameters.next() ?? 1)
    case "X", "K", "J", "P", "@":
      returnIfPending(to: &bytes)
      usePen(to: &bytes)
    default:
      returnIfPending(to: &bytes)
      usePen(to: &bytes)
      row = nil
      if final == UInt8(ascii: "r") { isRegionSet = range.count > 3 }
    }
    bytes += frame[range]
  }

  /// Moves the cursor, both counted from 1.
  private mutating func move(row: Int, column: Int, to bytes: inout [UInt8]) {
    isReturnPending = false
    if row == self.row {
      if column == 1 {
        bytes.append(0x0D)
      } else {
        var sequence = ParameterWriter(to: &bytes)
        sequence.append(column, to: &bytes)
        sequence.end("G", to: &bytes)
      }
    } else if let known = self.row, row == known + 1, column == 1, !isRegionSet {
      bytes.append(0x0D)
      bytes.append(0x0A)
    } else {
      var sequence = ParameterWriter(to: &bytes)
      if row > 1 || column > 1 { sequence.append(row, to: &bytes) }
      if column > 1 { sequence.append(column, to: &bytes) }
      sequence.end("H", to: &bytes)
    }
    self.row = row
    reach = column - 1
  }

  private mutating func returnIfPending(to bytes: inout [UInt8]) {
    guard isReturnPending else { return }
    isReturnPending = false
    reach = 0
    bytes.append(0x0D)
  }

  private mutating func usePen(to bytes: inout [UInt8]) {
    guard pen != wanted else { return }
    wanted.append(from: pen, to: &bytes)
    pen = wanted
  }

  /// What is outside of ASCII takes two columns at most, whatever a terminal makes of it.
  private mutating func reach(past text: ArraySlice<UInt8>) {
    for byte in text where byte < 0x80 || byte >= 0xC0 { reach += byte < 0x80 ? 1 : 2 }
    if reach >= columns { row = nil }
  }
}
