/// A fenced block of a document.
struct DocBlock {
  /// That of the opening fence.
  let line: Int
  /// The blanks before the fence, which belong to none of its lines.
  let indent: Int
  /// The opening backticks; what closes the block has as many at least.
  let fence: String
  /// The words behind the fence: the language, and how the block is to be taken.
  let info: [String]
  var lines: [String] = []

  /// Whether somebody is meant to type what stands in it.
  var isCommands: Bool { ["sh", "bash", "console"].contains(info.first) }

  /// What is typed, in the lines where it stands; a console shows it behind `$ `, and what it prints without.
  var script: String {
    let shown = info.first == "console"
    return lines.map { line in
      guard shown else { return line }
      return line.hasPrefix("$ ") ? String(line.dropFirst(2)) : ""
    }.joined(separator: "\n")
  }
}
