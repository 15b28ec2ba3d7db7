/// One source file of the tree, with the module that it belongs to.
package struct SourceFile: Sendable {
  /// From the root of the tree.
  package let path: String
  package let module: Module
  package let bytes: [UInt8]
  package let tokens: [Token]
  /// Those of the top level and of the bodies of types, in the order of their lines.
  package private(set) var declarations: [Declaration] = []
  /// Every import that the text holds.
  package private(set) var imports: [ImportStatement] = []
  /// Every name and keyword, those in the interpolations of strings included.
  private(set) var words: Set<String> = []

  package init(path: String, module: Module, bytes: [UInt8]) {
    self.path = path
    self.module = module
    self.bytes = bytes
    tokens = path.hasSuffix(".swift") ? Tokenizer.tokens(of: bytes) : []
    declarations = DeclarationScanner.declarations(of: self)
    imports = findImports()
    words = findWords()
  }

  package var isSwift: Bool { path.hasSuffix(".swift") }

  /// The words of one token.
  package func text(_ token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// Whether the token at `index` is this word, and not in backticks.
  func word(at index: Int, is text: StaticString) -> Bool {
    guard tokens.indices.contains(index), case .word = tokens[index].kind,
      tokens[index].range.count == text.utf8CodeUnitCount,
      bytes[tokens[index].range.lowerBound] == text.utf8Start.pointee
    else { return false }
    return bytes[tokens[index].range].elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  func symbol(at index: Int, is byte: UInt8) -> Bool {
    guard tokens.indices.contains(index), case .symbol(byte) = tokens[index].kind else { return false }
    return true
  }

  func isWord(at index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    switch tokens[index].kind {
    case .word, .quotedWord: return true
    case .symbol, .arrow, .literal: return false
    }
  }
}
