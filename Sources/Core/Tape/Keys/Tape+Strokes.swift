public import StoaCanvas
internal import StoaInput

extension Tape {
  /// What each command of the tape sends to a terminal of this size, for whoever plays it on a terminal of their own:
  /// all commands but those that only prepare or look.
  public func strokes(on size: Size) -> [TapeStroke] {
    var size = size
    var copied = ""
    var strokes: [TapeStroke] = []
    for step in steps where step.command.showsScreen && step.command != .show {
      strokes.append(
        TapeStroke(
          line: step.position.line, source: step.source, bytes: step.command.bytes(on: size, copied: copied)))
      switch step.command {
      case .copy(let text): copied = text
      case .resize(let columns, let rows): size = Size(columns: columns, rows: rows)
      default: break
      }
    }
    return strokes
  }
}

extension TapeCommand {
  /// What the command sends; nothing for one that is no input.
  fileprivate func bytes(on size: Size, copied: String) -> [UInt8] {
    switch self {
    case .type(let text, _): Array(text.utf8)
    case .press(let press, _, let count): Self.repeated(KeyBytes.of(press), count)
    case .scroll(let way, _, let count): Self.repeated(KeyBytes.wheel(way, over: size), count)
    case .click(let column, let row): KeyBytes.click(column: column, row: row)
    case .paste: KeyBytes.paste(copied)
    default: []
    }
  }

  private static func repeated(_ bytes: [UInt8], _ count: Int) -> [UInt8] {
    Array(repeatElement(bytes, count: count).joined())
  }
}
