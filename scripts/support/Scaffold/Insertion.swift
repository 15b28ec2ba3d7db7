/// Lines that a feature or its resource adds to a file that is there already.
struct Insertion: Sendable {
  /// Where they go.
  enum Place: Sendable {
    /// Behind the first line that is this one.
    case after(String)
    /// As the last entry of the list that begins with this line.
    case endOfList(String)
  }

  let file: String
  let place: Place
  let lines: [String]

  init(_ file: String, _ place: Place, _ lines: String...) {
    self.file = file
    self.place = place
    self.lines = lines
  }

  /// Whether the lines stand in the text already, one behind the other.
  func stands(in text: [String]) -> Bool { index(in: text) != nil }

  /// The text with the lines; nil where it has no such place.
  func inserted(into text: [String]) -> [String]? {
    guard let index = target(in: text) else { return nil }
    return Array(text[..<index] + lines + text[index...])
  }

  /// The text without the lines; nil where they do not stand in it.
  func removed(from text: [String]) -> [String]? {
    guard let index = index(in: text) else { return nil }
    return Array(text[..<index] + text[(index + lines.count)...])
  }

  private func index(in text: [String]) -> Int? {
    guard text.count >= lines.count else { return nil }
    return (0...(text.count - lines.count)).first { text[$0..<($0 + lines.count)].elementsEqual(lines) }
  }

  private func target(in text: [String]) -> Int? {
    switch place {
    case .after(let line):
      return text.firstIndex(of: line).map { $0 + 1 }
    case .endOfList(let line):
      guard let start = text.firstIndex(of: line) else { return nil }
      let end = line.prefix { $0 == " " } + "]"
      return text[start...].firstIndex { $0 == end }
    }
  }
}
