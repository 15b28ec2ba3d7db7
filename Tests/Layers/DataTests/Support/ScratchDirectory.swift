internal import Glibc

/// A directory for one test, gone with it.
final class ScratchDirectory: Sendable {
  private let root: String

  init() {
    var template = Array("/tmp/stoa-data-tests-XXXXXX".utf8CString)
    root = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? "/nonexistent"
    }
  }

  deinit { Self.remove(root) }

  func path(_ name: String) -> String { "\(root)/\(name)" }

  private static func remove(_ path: String) {
    guard Glibc.remove(path) != 0, let entries = opendir(path) else { return }
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { remove("\(path)/\(name)") }
    }
    closedir(entries)
    Glibc.remove(path)
  }
}
