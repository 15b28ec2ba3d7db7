internal import Glibc

/// A folder of its own that goes when it is let go, with the files in it.
final class ScratchFolder: Sendable {
  let path: String

  init() throws(BenchError) {
    var template = Array("/tmp/stoabench-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw BenchError("no folder can be made under /tmp") }
    path = String(cString: made)
  }

  deinit {
    guard let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      unlink("\(path)/\(name)")
    }
    closedir(folder)
    rmdir(path)
  }
}
