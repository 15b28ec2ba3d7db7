/// What the compiler writes down of a module's public symbols, as far as their comments are asked for.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Comment: Decodable { let lines: [Line] }
    struct Line: Decodable { let text: String }
    struct Location: Decodable { let uri: String, position: Position }
    /// Counted from 0.
    struct Position: Decodable { let line: Int }

    let identifier: Identifier
    let pathComponents: [String]
    let docComment: Comment?
    let location: Location?
    let accessLevel: String
  }

  struct Relationship: Decodable {
    struct Origin: Decodable { let displayName: String }

    let kind: String
    let source: String
    let sourceOrigin: Origin?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]

  /// The public symbols of the sources that have no comment, nor a requirement whose comment is theirs.
  var undocumented: [Symbol] {
    let inherited = Set(
      relationships.filter { $0.sourceOrigin != nil || $0.kind == "defaultImplementationOf" }.map(\.source))
    return symbols.filter { symbol in
      symbol.location != nil && (symbol.accessLevel == "public" || symbol.accessLevel == "open")
        && !symbol.identifier.precise.contains("::SYNTHESIZED::")
        && (symbol.docComment?.lines ?? []).allSatisfy { $0.text.allSatisfy(\.isWhitespace) }
        && !inherited.contains(symbol.identifier.precise)
    }
  }
}
