internal import Glibc
internal import StoaStorage
internal import Testing

@Suite("Private directories")
struct PrivateDirectoryTests {
  let directory = TemporaryDirectory()

  @Test("all that is missing is made, for the owner only")
  func nested() throws {
    try PrivateDirectory.make(directory.path + "/a/b/c")
    #expect(["a", "a/b", "a/b/c"].map { directory.mode(of: $0) } == [0o700, 0o700, 0o700])
  }

  @Test("a directory that is there keeps its mode")
  func existing() throws {
    mkdir(directory.path + "/open", 0o755)
    chmod(directory.path + "/open", 0o755)
    try PrivateDirectory.make(directory.path + "/open")
    #expect(directory.mode(of: "open") == 0o755)
  }

  @Test("a file in the way is named")
  func file() throws {
    let path = directory.path + "/file"
    try AtomicFile.write([], to: path)
    #expect(throws: StorageError.file(path: path, reason: "not a directory")) { try PrivateDirectory.make(path) }
    #expect(throws: StorageError.file(path: path, reason: "not a directory")) {
      try PrivateDirectory.make(path + "/below")
    }
  }
}
