extension SourceFile {
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "final", "override", "mutating",
    "nonmutating", "nonisolated", "lazy", "weak", "unowned", "indirect", "required", "convenience", "dynamic",
    "optional", "isolated", "distributed", "prefix", "postfix", "infix", "consuming", "borrowing", "class",
  ]

  func text(at index: Int) -> String { tokens.indices.contains(index) ? text(tokens[index]) : "" }

  func isModifier(at index: Int) -> Bool {
    guard tokens.indices.contains(index), case .word = tokens[index].kind, !symbol(at: index - 1, is: Ascii.dot) else {
      return false
    }
    return Self.modifiers.contains(text(tokens[index]))
  }

  /// Behind a modifier and what it takes, as in `private(set)`.
  func index(afterModifierAt index: Int) -> Int {
    touches(index, index + 1) && symbol(at: index + 1, is: Ascii.open)
      ? self.index(afterBracketsAt: index + 1) : index + 1
  }

  /// Behind an attribute and its arguments; nil when none begins here.
  func index(afterAttributeAt index: Int) -> Int? {
    guard symbol(at: index, is: Ascii.at), isWord(at: index + 1) else { return nil }
    var next = index + 2
    while symbol(at: next, is: Ascii.dot), isWord(at: next + 1) { next += 2 }
    if touches(next - 1, next), symbol(at: next, is: Ascii.open) { next = self.index(afterBracketsAt: next) }
    return next
  }

  /// Behind the token here; when it is an opening bracket, behind the one that closes it.
  func index(afterBracketsAt index: Int) -> Int {
    var depth = 0
    var next = index
    while next < tokens.count {
      if case .symbol(let byte) = tokens[next].kind {
        if byte == Ascii.open || byte == Ascii.brace || byte == Ascii.square { depth += 1 }
        if byte == Ascii.close || byte == Ascii.closingBrace || byte == Ascii.closingSquare { depth -= 1 }
      }
      next += 1
      if depth <= 0 { return next }
    }
    return next
  }

  /// Whether the next declaration begins here: on a line of its own, with a word that can begin one.
  func beginsDeclaration(at index: Int, after start: Int) -> Bool {
    if symbol(at: index - 1, is: Ascii.semicolon) { return true }
    guard tokens[index].line > tokens[index - 1].line, index > start + 1, !isUnfinished(at: index - 1) else {
      return false
    }
    if symbol(at: index, is: Ascii.at) || symbol(at: index, is: Ascii.hash) { return true }
    return isModifier(at: index) || DeclarationWord(self, at: index) != nil
  }

  /// Whether the token here wants more behind it.
  private func isUnfinished(at index: Int) -> Bool {
    switch tokens[index].kind {
    case .arrow: true
    case .symbol(let byte): [Ascii.equals, Ascii.colon, Ascii.comma, Ascii.ampersand].contains(byte)
    case .word, .quotedWord, .literal: false
    }
  }

  /// Whether nothing stands between two tokens.
  func touches(_ left: Int, _ right: Int) -> Bool {
    tokens.indices.contains(right) && tokens[left].range.upperBound == tokens[right].range.lowerBound
  }
}
