/// How well a text goes with what was typed, the best first.
enum AddressMatch: Int, CaseIterable {
  /// It begins with it.
  case prefix
  /// It holds it.
  case part
  /// It holds its letters in their order.
  case letters

  /// Nil where they have nothing to do with one another. Capitals count as small letters.
  init?(_ typed: some StringProtocol, in text: String) {
    // Most keys of a long text end here, before anything is copied.
    guard typed.utf8.count <= text.utf8.count else { return nil }
    let typed = typed.lowercased()
    let text = text.lowercased()
    if text.hasPrefix(typed) {
      self = .prefix
    } else if text.contains(typed) {
      self = .part
    } else if Self.holds(text, lettersOf: typed) {
      self = .letters
    } else {
      return nil
    }
  }

  private static func holds(_ text: String, lettersOf typed: String) -> Bool {
    var rest = text[...]
    for letter in typed {
      guard let index = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: index)...]
    }
    return true
  }
}
