/// How a terminal writes: the attributes and colours of "select graphic rendition" (ECMA-48 §8.3.117).
struct PenState: Equatable {
  /// Bit n is attribute n: 1 bold, 2 dim, 3 italic, 4 underlined, 5 blinking, 7 reversed, 8 hidden, 9 crossed out.
  private var attributes: UInt16 = 0
  /// The parameter that selects it; 256 + n for entry n of a table of 256; 0 for the terminal's own.
  private var foreground = 0
  private var background = 0

  /// Obeys the parameters of one sequence; false when one of them is not known here, and then it has obeyed only some.
  mutating func apply(_ parameters: some Sequence<Int>) -> Bool {
    var table = 0
    var isEntry = false
    for parameter in parameters {
      if isEntry {
        if table == 38 { foreground = 256 + parameter } else { background = 256 + parameter }
        (table, isEntry) = (0, false)
        continue
      }
      guard table == 0 || parameter == 5 else { return false }
      switch parameter {
      case _ where table != 0: isEntry = true
      case 0: self = PenState()
      // The usual font, which Linux' console names with each change.
      case 10: break
      case 1...5, 7...9: attributes |= 1 << parameter
      case 22: attributes &= ~0b110
      case 23...25, 27...29: attributes &= ~(1 << (parameter - 20))
      case 30...37, 90...97: foreground = parameter
      case 39: foreground = 0
      case 40...47, 100...107: background = parameter
      case 49: background = 0
      case 38, 48: table = parameter
      default: return false
      }
    }
    return table == 0
  }

  /// Appends the shortest sequence that changes a terminal to this state: from that one, or from one that is not known.
  func append(from old: PenState?, to bytes: inout [UInt8]) {
    let start = bytes.count
    appendWhole(to: &bytes)
    // What takes an attribute away is understood by fewer terminals than what takes all of them away.
    guard let old, old.attributes & ~attributes == 0 else { return }
    let end = bytes.count
    appendChange(from: old, to: &bytes)
    if bytes.count - end < end - start {
      bytes.removeSubrange(start..<end)
    } else {
      bytes.removeSubrange(end...)
    }
  }

  private func appendWhole(to bytes: inout [UInt8]) {
    var sequence = ParameterWriter(to: &bytes)
    if self != PenState() { sequence.append(0, to: &bytes) }
    appendAttributes(attributes, with: &sequence, to: &bytes)
    if foreground != 0 { appendColor(foreground, table: 38, with: &sequence, to: &bytes) }
    if background != 0 { appendColor(background, table: 48, with: &sequence, to: &bytes) }
    sequence.end("m", to: &bytes)
  }

  private func appendChange(from old: PenState, to bytes: inout [UInt8]) {
    var sequence = ParameterWriter(to: &bytes)
    appendAttributes(attributes & ~old.attributes, with: &sequence, to: &bytes)
    if foreground != old.foreground { appendColor(foreground, table: 38, with: &sequence, to: &bytes) }
    if background != old.background { appendColor(background, table: 48, with: &sequence, to: &bytes) }
    sequence.end("m", to: &bytes)
  }

  private func appendAttributes(_ attributes: UInt16, with sequence: inout ParameterWriter, to bytes: inout [UInt8]) {
    for attribute in 1...9 where attributes & (1 << attribute) != 0 { sequence.append(attribute, to: &bytes) }
  }

  private func appendColor(
    _ color: Int, table: Int, with sequence: inout ParameterWriter, to bytes: inout [UInt8]
  ) {
    guard color >= 256 else { return sequence.append(color == 0 ? table + 1 : color, to: &bytes) }
    sequence.append(table, to: &bytes)
    sequence.append(5, to: &bytes)
    sequence.append(color - 256, to: &bytes)
  }
}
