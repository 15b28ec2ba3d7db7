/// What a tool that counts says at its end.
package enum ToolReport {
  /// The number behind `word`, with a colon before or behind the blank, on some line; nil when there is none.
  package static func number(behind word: String, in text: String) -> Int? {
    for line in text.split(separator: "\n") {
      let words = line.split { " :".contains($0) }
      if let index = words.firstIndex(where: { $0 == word }), index + 1 < words.count,
        let number = Int(words[index + 1])
      {
        return number
      }
    }
    return nil
  }
}
