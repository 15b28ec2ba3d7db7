internal import Foundation

/// Mends what can be mended without thinking: format, dependencies that nothing uses, and what `scripts/generate` writes.
struct Fixer {
  private let root: String
  private let searchPath: String
  private(set) var registry: Registry
  /// A line for each thing that was mended.
  private(set) var done: [String] = []

  init(root: String, registry: Registry, searchPath: String) {
    self.root = root
    self.registry = registry
    self.searchPath = searchPath
  }

  /// Mends in an order in which no step undoes another.
  mutating func fix() {
    let findings = Checker(root: root, registry: registry, searchPath: searchPath).findings()
    if findings.contains(where: { $0.rule == .dependencyUnused }) { removeDependencies() }
    format(findings)
    for file in GeneratedFile.all(registry, Composition(SourceTree(root: root, registry: registry)))
    where (try? file.write(in: root)) == true {
      done.append("\(file.path): \(file.rule.rawValue)")
    }
  }

  private mutating func removeDependencies() {
    let tree = SourceTree(root: root, registry: registry)
    guard let data = FileManager.default.contents(atPath: root + "/Modules.swift") else { return }
    var file = RegistryFile(Array(data))
    for module in registry.all where module.isSwift {
      let imported = Set(tree.files(of: module).flatMap { $0.imports.map(\.module) })
      for name in module.dependencies where !imported.contains(name) {
        guard let other = registry.all.first(where: { $0.name == name }), registry.allows(module, toImport: other),
          file.remove(name, from: module.name, declaredAt: module.line)
        else { continue }
        registry = registry.removing(name, from: module.name)
        done.append("Modules.swift: dependency-unused: \(module.name) no longer declares \(name)")
      }
    }
    try? Data(file.bytes).write(to: URL(fileURLWithPath: root + "/Modules.swift"))
  }

  private mutating func format(_ findings: [Finding]) {
    var paths = Set(findings.filter { $0.rule == .format && $0.file.hasSuffix(".swift") }.map(\.file))
    if !done.isEmpty { paths.insert("Modules.swift") }
    paths.remove("Package.swift")
    guard !paths.isEmpty, let formatter = Tool("swift-format", searchPath: searchPath) else { return }
    let sorted = paths.sorted()
    let before = sorted.map { FileManager.default.contents(atPath: root + "/" + $0) }
    _ = try? formatter.run(["format", "--in-place", "--parallel"] + sorted, in: root)
    for (path, old) in zip(sorted, before) where FileManager.default.contents(atPath: root + "/" + path) != old {
      done.append("\(path): format")
    }
  }
}
