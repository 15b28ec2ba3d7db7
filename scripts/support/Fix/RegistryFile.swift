/// The text of `Modules.swift`, from which dependencies can be taken where they are written as such.
struct RegistryFile {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Removes a name from the list of the module's declaration that begins at a line; false when it is not written there.
  mutating func remove(_ name: String, from module: String, declaredAt line: Int) -> Bool {
    let tokens = Tokenizer.tokens(of: bytes)
    guard let start = tokens.firstIndex(where: { $0.line >= line && text($0) == quoted(module) }),
      let list = tokens[start...].firstIndex(where: { isSymbol($0, Ascii.square) || isSymbol($0, Ascii.close) }),
      isSymbol(tokens[list], Ascii.square),
      let end = tokens[list...].firstIndex(where: { isSymbol($0, Ascii.closingSquare) }),
      let entry = tokens[list..<end].firstIndex(where: { text($0) == quoted(name) })
    else { return false }
    if isSymbol(tokens[entry + 1], Ascii.comma) {
      // Up to the next entry, or to the bracket.
      bytes.removeSubrange(tokens[entry].range.lowerBound..<tokens[entry + 2].range.lowerBound)
    } else if isSymbol(tokens[entry - 1], Ascii.comma) {
      bytes.removeSubrange(tokens[entry - 1].range.lowerBound..<tokens[entry].range.upperBound)
    } else {
      bytes.removeSubrange(tokens[entry].range)
    }
    return true
  }

  private func text(_ token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  private func quoted(_ name: String) -> String { "\"\(name)\"" }

  private func isSymbol(_ token: Token, _ byte: UInt8) -> Bool {
    if case .symbol(byte) = token.kind { true } else { false }
  }
}
