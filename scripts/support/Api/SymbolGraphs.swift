internal import Foundation

/// Has the compiler write the symbol graphs of the modules that other programs may use.
///
/// Only interfaces are compiled, not what stands in functions: a few seconds for all of them, and no build is needed.
struct SymbolGraphs {
  private let registry: Registry
  private let root: String
  private let compiler: Tool
  private let folder: String

  init(registry: Registry, root: String, compiler: Tool) {
    self.registry = registry
    self.root = root
    self.compiler = compiler
    folder = root + "/.build/support/api"
  }

  /// The modules in question.
  var products: [Module] { registry.modules.filter { $0.layer == .core || $0.layer == .coreTesting } }

  /// The graph of a module's own symbols, or why there is none; those that it imports must have been asked for before.
  func graph(of module: Module, files: [SourceFile]) -> Result<SymbolGraph, ImportFailure> {
    do {
      let maps = try clangModules()
      let (status, output) = try compiler.run(
        arguments(module) + maps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0] } + files.map { root + "/" + $0.path },
        in: root)
      guard status == 0 else {
        return .failure(ImportFailure(diagnostics: output.split(separator: "\n").map(String.init)))
      }
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(module.name).symbols.json"))
      return .success(try JSONDecoder().decode(SymbolGraph.self, from: data))
    } catch {
      return .failure(ImportFailure(message: "there is no symbol graph: \(error)", file: nil, line: 1))
    }
  }

  private func arguments(_ module: Module) -> [String] {
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    return ["-emit-module", "-wmo", "-swift-version", "6", "-package-name", "stoa", "-module-name", module.name]
      + features.flatMap { ["-enable-upcoming-feature", $0] }
      + ["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies", "-I", folder]
      + ["-emit-symbol-graph", "-emit-symbol-graph-dir", folder, "-o", "\(folder)/\(module.name).swiftmodule"]
  }

  /// The module maps of what is C; our own have none in the tree, so they are written as SwiftPM does.
  private func clangModules() throws -> [String] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return try registry.modules.filter { !$0.isSwift }.map { module in
      let own = "\(root)/\(module.path)/module.modulemap"
      if module.kind == .systemLibrary { return own }
      let map = "\(folder)/\(module.name).modulemap"
      try "module \(module.name) { umbrella \"\(root)/\(module.path)/include\" export * }\n"
        .write(toFile: map, atomically: true, encoding: .utf8)
      return map
    }
  }
}
