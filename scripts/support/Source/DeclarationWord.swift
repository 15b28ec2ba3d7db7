/// A word that opens a declaration.
struct DeclarationWord {
  /// Nil for an import, which declares nothing.
  let kind: Declaration.Kind?
  let opensType: Bool
  let takesValue: Bool

  private static let kinds: [String: Declaration.Kind] = [
    "struct": .type, "enum": .type, "class": .type, "actor": .type, "protocol": .protocol, "extension": .extension,
    "func": .function, "var": .variable, "let": .variable, "typealias": .alias, "associatedtype": .associatedType,
    "case": .enumCase, "init": .unnamed, "deinit": .unnamed, "subscript": .unnamed, "operator": .unnamed,
    "precedencegroup": .unnamed, "macro": .function,
  ]

  /// Nil when the token at `index` opens none.
  init?(_ file: SourceFile, at index: Int) {
    guard case .word = file.tokens[index].kind, !file.symbol(at: index - 1, is: Ascii.dot) else { return nil }
    let word = file.text(at: index)
    if word == "import" {
      kind = nil
    } else {
      guard let kind = Self.kinds[word] else { return nil }
      if word == "class" || word == "actor" {
        // `class func` is a modifier; so may `actor` be a name.
        guard file.isWord(at: index + 1), DeclarationWord(file, at: index + 1) == nil,
          !file.isModifier(at: index + 1)
        else { return nil }
      }
      self.kind = kind
    }
    opensType = kind == .type || kind == .protocol || kind == .extension
    takesValue = kind == .variable
  }
}
