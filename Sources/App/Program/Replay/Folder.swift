internal import Glibc

/// The entries of a folder.
enum Folder {
  /// Their names, without `.` and `..`, in no order; nil where it is no folder or cannot be read.
  static func names(in path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Removes it with all that is in it; a link is removed, not followed.
  static func remove(_ path: String) {
    for name in names(in: path) ?? [] {
      let entry = "\(path)/\(name)"
      if unlink(entry) != 0 { remove(entry) }
    }
    rmdir(path)
  }
}
