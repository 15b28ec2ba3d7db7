internal import Foundation
internal import StoaSupport

/// A small tree on disk with its registry, which goes away with the value.
final class Tree {
  let root: String
  let registry: Registry
  /// Files whose format is no matter.
  private var rough: Set<String> = []

  /// Writes a file for every module, which imports all that the module declares, and what is generated from them.
  init(_ registry: Registry) throws {
    self.registry = registry
    root = FileManager.default.temporaryDirectory.path + "/stoa tree \(UUID().uuidString)"
    for module in registry.all {
      if module.kind == .systemLibrary {
        let links = module.link.map { " link \"\($0)\"" }.joined()
        try write("\(module.path)/module.modulemap", "module \(module.name) { header \"shim.h\"\(links) }\n")
      } else if module.kind == .cModule {
        try write("\(module.path)/empty.c", "\n")
      } else {
        try write(Self.file(of: module), Self.source(of: module))
      }
    }
    try write(".swift-format", #"{ "version": 1, "lineLength": 120, "indentation": { "spaces": 2 } }"# + "\n")
    // The generated documents name it.
    try write("scripts/generate", "")
    generate()
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func write(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: root + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: root + "/" + path) }

  /// Writes what `scripts/generate` writes.
  func generate() { _ = CommandLineTool(arguments: ["generate", "--root", root], registry: registry).run() }

  /// The text of one of its files.
  func text(_ path: String) throws -> String { try String(contentsOfFile: root + "/" + path, encoding: .utf8) }

  /// Puts lines in front of a module's file, whose format is then no matter.
  func prepend(_ lines: String, to name: String) throws {
    guard let module = registry.all.first(where: { $0.name == name }) else { throw NoSuchModule(name: name) }
    try write(Self.file(of: module), lines + "\n" + Self.source(of: module))
    rough.insert(Self.file(of: module))
  }

  /// Where the toolchain's programs are.
  static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""

  /// Each finding as `file:line: rule`.
  func findings(searchPath: String? = nil) -> [String] {
    Checker(root: root, registry: registry, searchPath: searchPath ?? Self.searchPath).findings()
      .filter { $0.rule != .format || !rough.contains($0.file) }
      .map { "\($0.file):\($0.line): \($0.rule.rawValue)" }
  }

  /// Those of one rule that asks no program of the toolchain, whatever else is wrong with the tree.
  func findings(of rule: RuleID) -> [String] {
    findings(searchPath: "").filter { $0.hasSuffix(": \(rule.rawValue)") }
  }

  private static func file(of module: Module) -> String { "\(module.path)/\(module.name).swift" }

  private static func source(of module: Module) -> String {
    let imports = module.dependencies.sorted().map { "internal import \($0)\n" }.joined()
    return imports + (imports.isEmpty ? "" : "\n") + "enum Only\(module.name.capitalized) {}\n"
  }

  struct NoSuchModule: Error { let name: String }
}
