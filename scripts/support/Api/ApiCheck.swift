internal import Foundation

/// Whether every public symbol of the modules that other programs may use has a comment that says its contract.
package struct ApiCheck {
  private let root: String
  private let registry: Registry
  private let searchPath: String

  package init(root: String, registry: Registry, searchPath: String) {
    self.root = root
    self.registry = registry
    self.searchPath = searchPath
  }

  /// In the order of files and lines. A check that could not run is a finding.
  package func findings() -> [Finding] {
    guard let compiler = Tool("swiftc", searchPath: searchPath) else {
      return [Finding(.toolMissing, "scripts/check", 1, "swiftc is not on the PATH, so no comment was looked for")]
    }
    let tree = SourceTree(root: root, registry: registry)
    let graphs = SymbolGraphs(registry: registry, root: root, compiler: compiler)
    let all = graphs.products.flatMap { module -> [Finding] in
      let files = tree.files(of: module).filter(\.isSwift)
      switch graphs.graph(of: module, files: files) {
      case .failure(let failure):
        return [Finding(.syntax, failure.file.map(relative) ?? module.path, failure.line, failure.message)]
      case .success(let graph): return graph.undocumented.compactMap(finding)
      }
    }
    return Set(all).sorted()
  }

  private func finding(_ symbol: SymbolGraph.Symbol) -> Finding? {
    guard let location = symbol.location, let path = URL(string: location.uri)?.path else { return nil }
    return Finding(
      .apiUndocumented, relative(path), location.position.line + 1,
      "\(symbol.pathComponents.joined(separator: ".")) has no comment")
  }

  private func relative(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }
}
