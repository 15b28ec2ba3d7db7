internal import StoaCanvas
internal import StoaInput

/// The strokes of a tape, one after the other; each is made when it is asked for, for all of them may take gigabytes.
public struct TapeStrokes: Sequence, IteratorProtocol, Sendable {
  /// The commands that are still to come.
  private var steps: ArraySlice<TapeStep>
  private var size: Size
  private var copied = ""

  init(steps: ArraySlice<TapeStep>, size: Size) {
    self.steps = steps
    self.size = size
  }

  public mutating func next() -> TapeStroke? {
    while let step = steps.popFirst() {
      guard step.command.showsScreen, step.command != .show else { continue }
      defer { follow(step.command) }
      return TapeStroke(line: step.position.line, source: step.source, bytes: bytes(of: step.command))
    }
    return nil
  }

  private mutating func follow(_ command: TapeCommand) {
    switch command {
    case .copy(let text): copied = text
    case .resize(let columns, let rows): size = Size(columns: columns, rows: rows)
    default: break
    }
  }

  /// What the command sends; nothing for one that is no input.
  private func bytes(of command: TapeCommand) -> [UInt8] {
    switch command {
    case .type(let text, _): Array(text.utf8)
    case .press(let press, _, let count): repeated(KeyBytes.of(press), count)
    case .scroll(let way, _, let count): repeated(KeyBytes.wheel(way, over: size), count)
    case .click(let column, let row): KeyBytes.click(column: column, row: row)
    case .bytes(let bytes): bytes
    case .paste: KeyBytes.paste(copied)
    default: []
    }
  }

  private func repeated(_ bytes: [UInt8], _ count: Int) -> [UInt8] {
    Array(repeatElement(bytes, count: count).joined())
  }
}
