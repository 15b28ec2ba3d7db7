internal import Foundation
internal import Synchronization

/// The files of a tree, each read once and given to its module.
struct SourceTree: Sendable {
  /// In the order of their paths.
  private(set) var files: [SourceFile] = []
  /// What could not be read, and what belongs to no module.
  private(set) var findings: [Finding] = []

  /// It belongs to no module: SwiftPM makes the test program with it.
  private static let runner = "Tests/XCTMain.swift"
  private static let extensions: Set<String> = ["swift", "c", "h", "cpp", "cc", "m", "modulemap"]

  init(root: String, registry: Registry) {
    // The longest folder first, so that a folder inside another keeps its own files.
    let homes = registry.all.sorted { $0.path.count > $1.path.count }
    let folders = Set(["Sources", "Tests"] + registry.all.filter { $0.kind == .support }.map(\.path))
    var found: [(path: String, module: Module, bytes: [UInt8])] = []
    for path in folders.sorted().flatMap({ Self.paths(below: $0, root: root, into: &findings) }) {
      guard path != Self.runner, Self.extensions.contains(URL(fileURLWithPath: path).pathExtension) else { continue }
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
      found.append((path, module, Array(data)))
    }
    files = Self.read(found)
    if files.isEmpty, findings.isEmpty {
      findings.append(Finding(.unreadable, "Sources", 1, "no source files were found"))
    }
  }

  func files(of module: Module) -> [SourceFile] { files.filter { $0.module.name == module.name } }

  /// Cuts the files on all processors.
  private static func read(_ found: [(path: String, module: Module, bytes: [UInt8])]) -> [SourceFile] {
    let files = Mutex<[Int: SourceFile]>([:])
    DispatchQueue.concurrentPerform(iterations: found.count) { [found] index in
      let file = SourceFile(path: found[index].path, module: found[index].module, bytes: found[index].bytes)
      files.withLock { $0[index] = file }
    }
    let read = files.withLock { $0 }
    return found.indices.compactMap { read[$0] }
  }

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
