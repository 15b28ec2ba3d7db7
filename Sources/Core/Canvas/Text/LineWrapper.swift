/// Breaks paragraphs into lines, chunk by chunk; between two chunks a line may end.
struct LineWrapper {
  let width: Int
  /// One line more than is wanted tells that there was more.
  private let enough: Int

  private(set) var lines: [String] = []
  private var line = ""
  private var lineWidth = 0
  /// Spaces that are written only if a chunk follows them on the same line.
  private var spaces = 0

  init(width: Int, limit: Int?) {
    self.width = width
    enough = limit.map { $0.saturatingSum(1) } ?? .max
  }

  var isFull: Bool { lines.count >= enough }

  /// Adds the lines of a text without line breaks.
  mutating func wrap(_ paragraph: Substring) {
    var chunk = Chunk()
    var before: Character = " "
    var index = paragraph.startIndex
    while index < paragraph.endIndex, !isFull {
      let character = paragraph[index]
      index = paragraph.index(after: index)
      if character == " " || character == "\t" {
        place(chunk)
        chunk = Chunk()
        spaces += 1
      } else {
        if LineBreak.isAllowed(between: before, and: character) {
          place(chunk)
          chunk = Chunk()
        }
        let columns = TextWidth.of(character)
        chunk.append(columns > width ? ("?", 1) : (character, columns))
      }
      before = character
    }
    place(chunk)
    finishLine()
  }

  private mutating func place(_ chunk: Chunk) {
    guard !chunk.parts.isEmpty else { return }
    if lineWidth + spaces + chunk.width > width {
      if line.isEmpty { spaces = 0 } else { finishLine() }
    }
    line += String(repeating: " ", count: spaces)
    lineWidth += spaces
    spaces = 0
    for (character, columns) in chunk.parts {
      if lineWidth + columns > width { finishLine() }
      line.append(character)
      lineWidth += columns
    }
  }

  private mutating func finishLine() {
    lines.append(line)
    line = ""
    lineWidth = 0
    spaces = 0
  }
}

extension LineWrapper {
  /// What stays together on a line where it can.
  private struct Chunk {
    var parts: [(character: Character, columns: Int)] = []
    var width = 0

    mutating func append(_ part: (character: Character, columns: Int)) {
      parts.append(part)
      width += part.columns
    }
  }
}
