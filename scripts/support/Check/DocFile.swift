/// A document in Markdown: its fenced blocks, the anchors of its headings, and what it points to.
struct DocFile {
  /// From the root of the tree.
  let path: String
  private(set) var blocks: [DocBlock] = []
  /// As GitHub makes them of the headings.
  private(set) var anchors: Set<String> = []
  /// The targets of links and images, and the code spans, each with its line.
  private(set) var targets: [(text: String, line: Int)] = []
  private(set) var spans: [(text: String, line: Int)] = []

  init(path: String, text: String) {
    self.path = path
    var open: DocBlock?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let content = line.drop { $0 == " " }
      if var block = open {
        if content.hasPrefix(block.fence), content.allSatisfy({ $0 == "`" || $0 == " " }) {
          blocks.append(block)
          open = nil
        } else {
          block.lines.append(String(line.dropFirst(min(block.indent, line.count - content.count))))
          open = block
        }
      } else if content.hasPrefix("```") {
        open = DocBlock(
          line: index + 1, indent: line.count - content.count, fence: String(content.prefix { $0 == "`" }),
          info: content.drop { $0 == "`" }.split(separator: " ").map(String.init))
      } else {
        read(line, at: index + 1)
      }
    }
    // A fence that nothing closes reaches to the end.
    if let open { blocks.append(open) }
  }

  private mutating func read(_ line: Substring, at number: Int) {
    if line.hasPrefix("#"), let title = line.split(separator: " ", maxSplits: 1).dropFirst().first {
      let anchor = Self.anchor(of: title)
      var name = anchor
      var count = 0
      while !anchors.insert(name).inserted {
        count += 1
        name = "\(anchor)-\(count)"
      }
    }
    let parts = line.split(separator: "`", omittingEmptySubsequences: false)
    var prose = ""
    for (index, part) in parts.enumerated() {
      if index % 2 == 0 || index == parts.count - 1 {
        prose += part
      } else {
        spans.append((String(part), number))
      }
    }
    for piece in prose.split(separator: "](", omittingEmptySubsequences: false).dropFirst() {
      targets.append((String(piece.prefix { $0 != ")" && $0 != " " }), number))
    }
  }

  /// Lower case, hyphens for blanks, without the signs.
  private static func anchor(of title: Substring) -> String {
    String(
      title.lowercased().compactMap { (sign: Character) -> Character? in
        if sign == " " { return "-" }
        return sign.isLetter || sign.isNumber || sign == "-" || sign == "_" ? sign : nil
      })
  }
}
