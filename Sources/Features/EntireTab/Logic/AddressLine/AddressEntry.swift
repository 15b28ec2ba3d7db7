/// What a person entered on the address line, read both ways: as an address and as the name of a command.
///
/// Blanks stand for slashes, and before `name=value` for `?` and `&`: `people 3` is `people/3`, `posts author=3` is
/// `posts?author=3`. A word that follows a value belongs to it: `people q=ann lee`. From a `?` on the text is taken as
/// it is. Colons in front count for nothing, for fingers that type one too many.
public struct AddressEntry: Equatable, Sendable {
  /// The text without the blanks around it, as the history keeps it.
  public let text: String
  /// The address that it stands for; whether there is such a place is the address book's to say.
  public let address: String
  /// The command that it may name, its words joined by hyphens; nil where only an address can be meant.
  public let command: String?
  /// The command as far as it is typed: a blank at the end begins the next word.
  let unfinishedCommand: String?
  /// The address as far as it is typed: a blank at the end begins the next step or parameter.
  let unfinished: String
  /// The same with the word behind the last blank as the beginning of a parameter, where it may be one.
  let unfinishedParameter: String?

  public init(_ typed: String) {
    let start = typed.drop { $0 == " " || $0 == ":" }
    let end = start.lastIndex { $0 != " " }
    let body = end.map { start[...$0] } ?? ""
    let hasEnded = !body.isEmpty && body.endIndex < start.endIndex
    text = String(body)
    let (address, next) = Self.read(body)
    self.address = address
    unfinished = hasEnded ? address + (next ?? String(start[body.endIndex...])) : address
    unfinishedParameter = Self.readParameter(body, hasEnded: hasEnded)
    let isCommand = !body.contains { "/?=:".contains($0) }
    let words = body.split(separator: " ").map { $0.lowercased() }
    command = isCommand ? words.joined(separator: "-") : nil
    unfinishedCommand = command.map { hasEnded ? $0 + "-" : $0 }
  }

  public var isEmpty: Bool { text.isEmpty }

  /// The address, and what a blank behind it stands for; nil where it stands for itself.
  private static func read(_ body: Substring) -> (address: String, next: String?) {
    let mark = body.firstIndex(of: "?") ?? body.endIndex
    let head = body[..<mark].split(separator: " ")
    guard let parameter = head.indices.dropFirst().first(where: { isParameter(head[$0]) }) else {
      let path = path(head)
      return (path + body[mark...], mark < body.endIndex ? nil : path.hasSuffix("/") ? "" : "/")
    }
    let words = body.split(separator: " ")
    return ("\(path(words[..<parameter]))?\(query(words[parameter...]))", "&")
  }

  private static func query(_ words: ArraySlice<Substring>) -> String {
    words.dropFirst().reduce(into: String(words.first ?? "")) { query, word in
      query += (isParameter(word) ? "&" : " ") + word
    }
  }

  private static func readParameter(_ body: Substring, hasEnded: Bool) -> String? {
    var words = body.split(separator: " ")
    let name = hasEnded ? "" : words.popLast() ?? ""
    guard !words.isEmpty, !name.contains(where: { "/?=".contains($0) }) else { return nil }
    guard let parameter = words.indices.dropFirst().first(where: { isParameter(words[$0]) }) else {
      return words.contains { $0.contains("?") } ? nil : "\(path(words))?\(name)"
    }
    // Behind a value a blank alone begins the next parameter anyway.
    return hasEnded ? nil : "\(path(words[..<parameter]))?\(query(words[parameter...]))&\(name)"
  }

  private static func path(_ words: some Sequence<Substring>) -> String {
    words.reduce(into: "") { path, word in
      path += path.isEmpty || path.hasSuffix("/") || word.hasPrefix("/") ? String(word) : "/\(word)"
    }
  }

  private static func isParameter(_ word: Substring) -> Bool {
    let name = word.prefix { $0 != "=" }
    return name.endIndex < word.endIndex && !name.isEmpty && name.allSatisfy { $0.isASCII && $0.isLetter }
  }
}
