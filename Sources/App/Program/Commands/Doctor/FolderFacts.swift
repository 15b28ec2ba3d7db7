internal import Glibc

/// A directory of the program's files.
package struct FolderFacts: Equatable {
  package var name: String
  package var path: String
  /// The permissions; nil while the directory is not there.
  package var mode: UInt32?
  /// Whether files can be made in it, or it can be made itself.
  package var isWritable: Bool

  package init(name: String, path: String, mode: UInt32?, isWritable: Bool) {
    self.name = name
    self.path = path
    self.mode = mode
    self.isWritable = isWritable
  }

  /// Looks at the directory, and makes nothing.
  init(name: String, at path: String) {
    var found = stat()
    mode = stat(path, &found) == 0 ? found.st_mode & 0o7777 : nil
    self.name = name
    self.path = path
    isWritable = access(Self.nearestThere(path), W_OK) == 0
  }

  /// Whether others than the owner can look into it.
  var isOpenToOthers: Bool { mode.map { $0 & 0o077 != 0 } ?? false }

  /// As `chmod` takes them: four octal digits.
  var permissions: String? {
    mode.map { mode in
      let digits = String(mode, radix: 8)
      return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
  }

  /// The path itself, or the nearest directory above it that is there.
  private static func nearestThere(_ path: String) -> String {
    var path = path[...]
    while !path.isEmpty, access(String(path), F_OK) != 0 {
      guard let slash = path.lastIndex(of: "/") else { return "." }
      path = path[..<slash]
    }
    return path.isEmpty ? "/" : String(path)
  }
}
