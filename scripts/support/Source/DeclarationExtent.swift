/// How far a declaration goes, from its word on.
struct DeclarationExtent {
  private(set) var headerEnd: Int
  private(set) var body: Range<Int>?
  private(set) var end: Int
  /// The last part of the name behind `extension`.
  private(set) var extendedName = ""

  init(_ file: SourceFile, _ word: DeclarationWord, at start: Int, upTo limit: Int) {
    headerEnd = limit
    end = limit
    if word.kind == nil {
      // An import may name a kind, which declares nothing here.
      end = (start..<limit).first { !file.isImport(at: $0, from: start) } ?? limit
      headerEnd = end
      return
    }
    // The name itself may be a word that opens declarations, or an operator.
    var index = start + 1
    if word.kind == .extension {
      while file.isWord(at: index), file.symbol(at: index + 1, is: Ascii.dot) { index += 2 }
      extendedName = file.text(at: index)
    }
    index += 1
    var hasValue = false
    while index < limit, !file.beginsDeclaration(at: index, after: start) {
      if file.symbol(at: index, is: Ascii.brace), !hasValue {
        end = file.index(afterBracketsAt: index)
        headerEnd = index
        body = (index + 1)..<max(index + 1, end - 1)
        return
      }
      if word.takesValue, file.symbol(at: index, is: Ascii.equals) { hasValue = true }
      index = file.index(afterBracketsAt: index)
    }
    headerEnd = min(index, limit)
    end = headerEnd
  }
}

extension SourceFile {
  /// Whether the token belongs to the import that begins at `start`.
  fileprivate func isImport(at index: Int, from start: Int) -> Bool {
    tokens[index].line == tokens[start].line && !symbol(at: index, is: Ascii.semicolon)
  }
}
