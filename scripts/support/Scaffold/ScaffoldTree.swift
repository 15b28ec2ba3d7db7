internal import Foundation

/// The files of a tree, as a scaffold reads and changes them.
struct ScaffoldTree {
  let root: String

  func text(_ path: String) -> String? { try? String(contentsOfFile: root + "/" + path, encoding: .utf8) }

  func lines(_ path: String) -> [String]? { text(path)?.components(separatedBy: "\n") }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: root + "/" + path) }

  /// The paths of all files below a folder, from the root of the tree, sorted.
  func files(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap { $0 as? String } ?? []
    return names.map { folder + "/" + $0 }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  func write(_ text: String, to path: String) throws {
    let folder = URL(fileURLWithPath: root + "/" + path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(toFile: root + "/" + path, atomically: true, encoding: .utf8)
  }

  /// Removes a file, and the folders that are empty then.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: root + "/" + path)
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
    while !folder.isEmpty, folder != ".",
      try FileManager.default.contentsOfDirectory(atPath: root + "/" + folder).isEmpty
    {
      try FileManager.default.removeItem(atPath: root + "/" + folder)
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().relativePath
    }
  }
}
