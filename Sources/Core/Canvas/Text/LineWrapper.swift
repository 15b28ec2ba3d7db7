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
    var chunk = paragraph.startIndex
    var chunkWidth = 0
    var before: Character = " "
    var index = paragraph.startIndex
    while index < paragraph.endIndex, !isFull {
      let character = paragraph[index]
      let isSpace = character == " " || character == "\t"
      if isSpace || LineBreak.isAllowed(between: before, and: character) {
        place(paragraph[chunk..<index], width: chunkWidth)
        chunk = index
        chunkWidth = 0
      }
      index = paragraph.index(after: index)
      if isSpace {
        spaces += 1
        chunk = index
      } else {
        chunkWidth += TextWidth.of(character)
      }
      before = character
    }
    place(paragraph[chunk..<index], width: chunkWidth)
    finishLine()
  }

  private mutating func place(_ chunk: Substring, width chunkWidth: Int) {
    guard !chunk.isEmpty else { return }
    if lineWidth + spaces + chunkWidth > width {
      if line.isEmpty { spaces = 0 } else { finishLine() }
    }
    line += String(repeating: " ", count: spaces)
    lineWidth += spaces
    spaces = 0
    if lineWidth + chunkWidth <= width {
      line += chunk
      lineWidth += chunkWidth
    } else {
      cut(chunk)
    }
  }

  /// Fills lines with a chunk that is longer than one; a cluster wider than a line shows as a question mark.
  private mutating func cut(_ chunk: Substring) {
    for character in chunk {
      let columns = TextWidth.of(character)
      if lineWidth + min(columns, width) > width { finishLine() }
      line.append(columns > width ? "?" : character)
      lineWidth += columns > width ? 1 : columns
    }
  }

  private mutating func finishLine() {
    lines.append(line)
    line = ""
    lineWidth = 0
    spaces = 0
  }
}
