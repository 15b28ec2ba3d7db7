/// Whether each file has one top-level type at most; extensions and aliases are none.
///
/// Below `Tests`, a private type is no second one: it belongs to the test that stands beside it.
struct TypeTwiceCheck {
  let tree: SourceTree

  func findings() -> [Finding] { tree.files.filter(\.isSwift).flatMap(findings) }

  private func findings(in file: SourceFile) -> [Finding] {
    let types = file.declarations.filter { declaration in
      guard declaration.container == nil, declaration.kind == .type || declaration.kind == .protocol else {
        return false
      }
      return declaration.access != .private || !file.path.hasPrefix("Tests/")
    }
    guard let first = types.first else { return [] }
    return types.dropFirst().map {
      Finding(.typeTwiceInFile, file.path, $0.line, "\($0.name) stands beside \(first.name)")
    }
  }
}
