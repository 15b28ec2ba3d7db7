internal import Foundation

/// The files of a tree, each read once and given to its module.
package struct SourceTree: Sendable {
  /// In the order of their paths.
  package private(set) var files: [SourceFile] = []
  /// What could not be read, and what belongs to no module.
  package private(set) var findings: [Finding] = []

  private static let extensions: Set<String> = ["swift", "c", "h", "cpp", "cc", "m", "modulemap"]

  package init(root: String, registry: Registry) {
    // The longest folder first, so that a folder inside another keeps its own files.
    let homes = registry.all.sorted { $0.path.count > $1.path.count }
    let folders = Set(["Sources", "Tests"] + registry.all.filter { $0.kind == .support }.map(\.path))
    for path in folders.sorted().flatMap({ Self.paths(below: $0, root: root, into: &findings) }) {
      guard Self.extensions.contains(URL(fileURLWithPath: path).pathExtension) else { continue }
      guard let module = homes.first(where: { path.hasPrefix($0.path + "/") }) else {
        findings.append(Finding(.fileHomeless, path, 1, "no module of Modules.swift has its folder here"))
        continue
      }
      let below = String(path.dropFirst(module.path.count + 1))
      if module.exclude.contains(where: { below == $0 || below.hasPrefix($0 + "/") }) { continue }
      guard let data = FileManager.default.contents(atPath: root + "/" + path) else {
        findings.append(Finding(.unreadable, path, 1, "the file could not be read"))
        continue
      }
      files.append(SourceFile(path: path, module: module, bytes: Array(data)))
    }
    if files.isEmpty, findings.isEmpty {
      findings.append(Finding(.unreadable, "Sources", 1, "no source files were found"))
    }
  }

  package func files(of module: Module) -> [SourceFile] { files.filter { $0.module.name == module.name } }

  private static func paths(below folder: String, root: String, into findings: inout [Finding]) -> [String] {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: root + "/" + folder, isDirectory: &isFolder) else { return [] }
    guard let names = try? manager.contentsOfDirectory(atPath: root + "/" + folder) else {
      findings.append(Finding(.unreadable, folder, 1, "the folder could not be read"))
      return []
    }
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = folder + "/" + name
      guard manager.fileExists(atPath: root + "/" + path, isDirectory: &isFolder) else {
        findings.append(Finding(.unreadable, path, 1, "the link leads nowhere"))
        return []
      }
      return isFolder.boolValue ? paths(below: path, root: root, into: &findings) : [path]
    }
  }
}
