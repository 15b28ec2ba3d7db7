/// What one module shows to others, and which of it they have a reason to see.
struct ExposedSymbols {
  private struct Symbol {
    let file: SourceFile
    let declaration: Declaration
    let container: Int?
    var isUsed: Bool
  }

  private var symbols: [Symbol] = []
  private var members: [Int: [Int]] = [:]

  /// `required` are the names that protocols ask for.
  init(_ files: [SourceFile], users: WordUsers, required: Set<String>) {
    for file in files {
      let offset = symbols.count
      for declaration in file.declarations {
        let container = declaration.container.map { $0 + offset }
        if let container { members[container, default: []].append(symbols.count) }
        symbols.append(
          Symbol(
            file: file, declaration: declaration, container: container,
            isUsed: Self.isExempt(declaration, in: file) || required.contains(declaration.name)
              || users.isUsed(declaration.name, outside: file.module.name)))
      }
    }
    spread()
  }

  /// What could be internal; what stands in an unused type goes with the type.
  var unused: [(file: SourceFile, symbol: Declaration)] {
    symbols.indices.filter { isExposed($0) && !symbols[$0].isUsed && isReached(symbols[$0].container) }
      .map { (symbols[$0].file, symbols[$0].declaration) }
  }

  private static func isExempt(_ declaration: Declaration, in file: SourceFile) -> Bool {
    switch declaration.kind {
    case .unnamed, .enumCase, .extension, .associatedType: return true
    case .type, .protocol, .function, .variable, .alias: break
    }
    if declaration.modifiers.contains("override") { return true }
    if let container = declaration.container, file.declarations[container].kind == .protocol { return true }
    // Who uses what a product shows is not here.
    let isProduct = file.module.layer == .core || file.module.layer == .coreTesting
    return isProduct && declaration.access == .public
  }

  /// What a used symbol's declaration names must be as visible as it is.
  private mutating func spread() {
    let named = Dictionary(grouping: symbols.indices, by: { symbols[$0].declaration.name })
    var seen = Set<Int>()
    var open = Array(symbols.indices)
    while let index = open.popLast() {
      guard isVisible(index), isReached(index), seen.insert(index).inserted else { continue }
      for word in symbols[index].file.namedWords(in: extent(of: symbols[index])) {
        for other in named[word] ?? [] where !symbols[other].isUsed && isExposed(other) {
          symbols[other].isUsed = true
          open.append(other)
        }
      }
      open += members[index] ?? []
    }
  }

  /// The tokens that users of a symbol see; an inlinable one's body is among them.
  private func extent(of symbol: Symbol) -> Range<Int> {
    let declaration = symbol.declaration
    guard let body = declaration.body, declaration.kind != .extension,
      declaration.header.contains(where: { symbol.file.word(at: $0, is: "inlinable") })
    else { return declaration.header }
    return declaration.header.lowerBound..<body.upperBound
  }

  private func isExposed(_ index: Int) -> Bool { symbols[index].declaration.access >= .package }

  private func isVisible(_ index: Int) -> Bool {
    let kind = symbols[index].declaration.kind
    return isExposed(index) || kind == .extension || kind == .enumCase || kind == .associatedType
      || symbols[index].container.map { symbols[$0].declaration.kind == .protocol } ?? false
  }

  /// Whether all that stands around it is used, or shows nothing itself.
  private func isReached(_ index: Int?) -> Bool {
    guard let index else { return true }
    return (symbols[index].isUsed || !isExposed(index)) && isReached(symbols[index].container)
  }
}
