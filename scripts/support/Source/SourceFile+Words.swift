extension SourceFile {
  /// Every name and keyword of the file, those in the interpolations of its strings included.
  func findWords() -> Set<String> {
    tokens.indices.reduce(into: []) { words, index in
      if isWord(at: index) { words.insert(text(tokens[index])) }
    }
  }

  /// The words of a declaration's header that name something declared elsewhere: no labels, not its own name.
  func namedWords(in header: Range<Int>) -> Set<String> {
    header.reduce(into: []) { words, index in
      if isWord(at: index), !isParameterLabel(at: index) { words.insert(text(tokens[index])) }
    }
  }

  /// `b` in `(b: T)`, both words in `(a b: T)`, and a declaration's own name before its type.
  private func isParameterLabel(at index: Int) -> Bool {
    let isFirst = symbol(at: index - 1, is: Ascii.open) || symbol(at: index - 1, is: Ascii.comma)
    if symbol(at: index + 1, is: Ascii.colon) { return isFirst || isWord(at: index - 1) }
    return isFirst && isWord(at: index + 1) && symbol(at: index + 2, is: Ascii.colon)
  }
}
