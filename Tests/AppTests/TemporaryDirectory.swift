internal import Glibc

/// A directory that lasts as long as the value.
final class TemporaryDirectory {
  let path: String

  struct Failure: Error {}

  init() throws {
    var template = Array("/tmp/stoa-app-tests.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure() }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    let words: [String] = ["rm", "-rf", path]
    var remove: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    remove.append(nil)
    var pid = pid_t()
    if posix_spawnp(&pid, "rm", nil, nil, remove, environ) == 0 { waitpid(pid, nil, 0) }
    for word in remove { free(word) }
  }
}
