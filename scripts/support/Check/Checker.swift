/// Holds a tree to the registry: every rule, each finding once, in the order of files and lines.
package struct Checker {
  private let root: String
  private let registry: Registry
  private let searchPath: String

  /// `searchPath` is where the toolchain's programs are looked for, as in the environment's `PATH`.
  package init(root: String, registry: Registry, searchPath: String) {
    self.root = root
    self.registry = registry
    self.searchPath = searchPath
  }

  /// Empty when the tree keeps every rule. A check that could not run is a finding.
  package func findings() -> [Finding] {
    let tree = SourceTree(root: root, registry: registry)
    let documents = DocTree(root: root)
    let composition = Composition(tree)
    let all =
      tree.findings
      + RegistryCheck(registry: registry, tree: tree).findings()
      + LinkCheck(registry: registry, tree: tree).findings()
      + ImportCheck(registry: registry, tree: tree, root: root, compiler: Tool("swiftc", searchPath: searchPath))
      .findings()
      + TypeTwiceCheck(tree: tree).findings()
      + PublicUnusedCheck(tree: tree).findings()
      + ProviderCheck(composition: composition).findings()
      + StaleCheck(files: GeneratedFile.all(registry, composition), root: root).findings()
      + DefaultPoolCheck(tree: tree).findings()
      + EscapeHatchCheck(tree: tree).findings()
      + documents.findings
      + DocLinkCheck(tree: documents).findings()
      + DocCommandCheck(tree: documents, shell: Tool("bash", searchPath: searchPath)).findings()
      + FormatCheck(tree: tree, root: root, formatter: Tool("swift-format", searchPath: searchPath)).findings()
    // What the compiler cannot read has no format either: it is said once.
    let broken = Set(all.filter { $0.rule == .syntax }.map(\.file))
    return Set(all.filter { $0.rule != .format || !broken.contains($0.file) }).sorted()
  }
}
