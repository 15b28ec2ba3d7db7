/// One import of a file, as its text shows it.
package struct ImportStatement: Hashable, Sendable {
  package let module: String
  package let line: Int
}

extension SourceFile {
  /// Every import that the text holds, whatever stands around it: attributes, an access level, a kind, a member, a
  /// semicolon, a condition that is false today.
  func findImports() -> [ImportStatement] {
    tokens.indices.compactMap { index in
      guard word(at: index, is: "import"), !isLabel(at: index) else { return nil }
      var name = index + 1
      if isKind(at: name), isWord(at: name + 1) { name += 1 }
      guard isWord(at: name) else { return nil }
      return ImportStatement(module: text(tokens[name]), line: tokens[index].line)
    }
  }

  /// `import` may also name an argument or a member.
  private func isLabel(at index: Int) -> Bool {
    symbol(at: index - 1, is: Ascii.dot) || symbol(at: index - 1, is: Ascii.comma)
      || (symbol(at: index - 1, is: Ascii.open)) || symbol(at: index + 1, is: Ascii.colon)
  }

  private func isKind(at index: Int) -> Bool {
    word(at: index, is: "struct") || word(at: index, is: "class") || word(at: index, is: "enum")
      || word(at: index, is: "protocol") || word(at: index, is: "typealias") || word(at: index, is: "func")
      || word(at: index, is: "var") || word(at: index, is: "let")
  }
}
