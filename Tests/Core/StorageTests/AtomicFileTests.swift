internal import Glibc
internal import StoaStorage
internal import Testing

@Suite("Files in one piece")
struct AtomicFileTests {
  let directory = TemporaryDirectory()
  var path: String { directory.path + "/token" }

  @Test("what was written is read again, and only the owner may look")
  func roundTrip() throws {
    try AtomicFile.write([1, 0, 255], to: path)
    #expect(try AtomicFile.read(path) == [1, 0, 255])
    #expect(directory.mode(of: "token") == 0o600)
  }

  @Test("a new content replaces the old one and leaves no draft behind")
  func replaces() throws {
    try AtomicFile.write(Array("a long first text".utf8), to: path)
    try AtomicFile.write(Array("short".utf8), to: path)
    #expect(try AtomicFile.read(path) == Array("short".utf8))
    #expect(directory.names == ["token"])
  }

  @Test("an empty file is not the same as none")
  func empty() throws {
    #expect(try AtomicFile.read(path) == nil)
    try AtomicFile.write([], to: path)
    #expect(try AtomicFile.read(path) == [])
  }

  @Test("a file longer than the limit is refused instead of read")
  func limit() throws {
    try AtomicFile.write([UInt8](repeating: 7, count: 11), to: path)
    #expect(try AtomicFile.read(path, limit: 11)?.count == 11)
    #expect(throws: StorageError.tooLong(path: path, limit: 10)) {
      try AtomicFile.read(path, limit: 10)
    }
  }

  @Test("a write that fails keeps the old content and takes its draft away")
  func failure() throws {
    mkdir(path, 0o700)
    #expect(throws: StorageError.file(path: path, reason: "Is a directory")) { try AtomicFile.write([1], to: path) }
    #expect(directory.names == ["token"])
    let nowhere = directory.path + "/missing/token"
    #expect(throws: StorageError.file(path: nowhere, reason: "No such file or directory")) {
      try AtomicFile.write([1], to: nowhere)
    }
  }

  @Test("a write takes away the drafts of processes that were killed, and no other file")
  func orphans() throws {
    let dead = try deadProcess()
    let kept = [
      "other.\(dead)-1.tmp", "token.\(dead)-1.tmp.old", "token.\(dead).tmp", "token.\(getpid())-999.tmp",
      "token.1-1.tmp",
      "token.-1-1.tmp", "token.0-1.tmp", "token.\(dead)-x.tmp",
    ]
    for name in kept + ["token.\(dead)-1.tmp", "token.\(dead)-20.tmp"] { directory.touch(name) }
    try AtomicFile.write([1], to: path)
    #expect(directory.names == (kept + ["token"]).sorted())
  }

  /// The id of a process that has lived and been waited for.
  private func deadProcess() throws -> pid_t {
    var process: pid_t = 0
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
    defer { free(arguments[0]) }
    try #require(posix_spawnp(&process, "true", nil, nil, &arguments, nil) == 0)
    try #require(waitpid(process, nil, 0) == process)
    return process
  }

  @Test("removing twice is as good as once")
  func remove() throws {
    try AtomicFile.write([1], to: path)
    try AtomicFile.remove(path)
    try AtomicFile.remove(path)
    #expect(directory.names == [])
  }
}
