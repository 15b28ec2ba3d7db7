internal import Glibc
internal import StoaNetworking
internal import Testing

/// A directory that is gone after the test.
final class Scratch {
  let path: String

  init() throws {
    var template = Array("/tmp/stoa-tokens-XXXXXX".utf8CString)
    path = String(cString: try #require(mkdtemp(&template)))
  }

  var file: String { path + "/state/session" }

  deinit {
    unlink(file)
    rmdir(path + "/state")
    rmdir(path)
  }

  func storage(of kind: StorageKind) -> any TokenStorage {
    switch kind {
    case .memory: MemoryTokenStorage()
    case .file: FileTokenStorage(path: file) { Issue.record("reported: \($0)") }
    }
  }
}
