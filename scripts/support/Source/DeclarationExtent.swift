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
    var index = start + 1
    if word.kind == nil {
      // An import may name a kind, which declares nothing here.
      while index < limit, file.tokens[index].line == file.tokens[start].line,
        !file.symbol(at: index, is: Ascii.semicolon)
      {
        index += 1
      }
      headerEnd = index
      end = index
      return
    }
    if word.kind == .extension {
      while file.isWord(at: index) {
        extendedName = file.text(at: index)
        guard file.symbol(at: index + 1, is: Ascii.dot) else { break }
        index += 2
      }
    }
    // The name itself, which may be a word that opens declarations, or an operator.
    index += 1
    var hasValue = false
    while index < limit {
      if file.symbol(at: index, is: Ascii.brace), !hasValue {
        let close = file.index(afterBracketsAt: index)
        headerEnd = index
        body = (index + 1)..<max(index + 1, close - 1)
        end = close
        return
      }
      if file.beginsDeclaration(at: index, after: start) { break }
      if word.takesValue, file.symbol(at: index, is: Ascii.equals) { hasValue = true }
      index = file.index(afterBracketsAt: index)
    }
    headerEnd = min(index, limit)
    end = headerEnd
  }
}
