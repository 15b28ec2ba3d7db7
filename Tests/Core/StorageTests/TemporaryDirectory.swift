internal import Glibc

/// A directory of its own for one test, removed with its files when the test lets go of it.
final class TemporaryDirectory {
  let path: String

  init() {
    var template = Array("/tmp/stoa-storage-XXXXXX".utf8CString)
    let isMade = mkdtemp(&template) != nil
    path = isMade ? String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) : "/nowhere"
  }

  deinit { Self.remove(path) }

  /// The names in it, sorted.
  var names: [String] { Self.names(in: path) }

  func mode(of name: String) -> mode_t? {
    var status = stat()
    return stat("\(path)/\(name)", &status) == 0 ? status.st_mode & 0o777 : nil
  }

  /// Makes an empty file.
  func touch(_ name: String) { close(open("\(path)/\(name)", O_WRONLY | O_CREAT, 0o600)) }

  private static func names(in path: String) -> [String] {
    guard let listing = opendir(path) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func remove(_ path: String) {
    for name in names(in: path) where unlink("\(path)/\(name)") != 0 { remove("\(path)/\(name)") }
    rmdir(path)
  }
}
