internal import Glibc
internal import StoaNetworking
internal import StoaStorage
internal import Synchronization
internal import Testing

@Suite("Tokens in a file")
struct FileTokenStorageTests {
  private let pair = TokenPair(access: "access", refresh: "refresh", expires: 5)

  @Test func `file and directory belong to their owner alone`() throws {
    let scratch = try Scratch()
    try scratch.storage(of: .file).save(pair)
    var status = stat()
    #expect(stat(scratch.file, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(stat(scratch.path + "/state", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
  }

  @Test func `another program's change is seen, with a new generation and the same session`() throws {
    let scratch = try Scratch()
    let one = scratch.storage(of: .file)
    let other = scratch.storage(of: .file)
    try one.save(pair)
    let before = try one.snapshot()
    #expect(try other.load() == pair)
    #expect(try other.replace(generation: other.generation, with: TokenPair(access: "next")))
    let after = try one.snapshot()
    #expect(after.tokens == TokenPair(access: "next"))
    #expect(after.generation > before.generation)
    #expect(after.session == before.session)
    #expect(try !one.replace(generation: before.generation, with: nil))
  }

  @Test func `a replaced file leaves nothing else behind`() throws {
    let scratch = try Scratch()
    let storage = scratch.storage(of: .file)
    for number in 0..<5 { try storage.save(TokenPair(access: "\(number)")) }
    try storage.clear()
    #expect(rmdir(scratch.path + "/state") == 0)
  }

  @Test func `every damaged file counts as no tokens and is reported once, and a sign-in repairs it`() throws {
    let scratch = try Scratch()
    try scratch.storage(of: .file).save(pair)
    let whole = try #require(try AtomicFile.read(scratch.file))
    var damaged = (0..<whole.count).map { Array(whole[..<$0]) }
    for index in whole.indices {
      var flipped = whole
      flipped[index] ^= 1
      damaged.append(flipped)
    }
    damaged.append([UInt8](repeating: 0xFF, count: 100_000))
    for bytes in damaged {
      let reports = Mutex(0)
      try AtomicFile.write(bytes, to: scratch.file)
      let storage = FileTokenStorage(path: scratch.file) { _ in reports.withLock { $0 += 1 } }
      #expect(try storage.load() == nil)
      #expect(try storage.load() == nil)
      #expect(reports.withLock { $0 } == 1)
    }
    let storage = FileTokenStorage(path: scratch.file) { _ in }
    try storage.save(pair)
    #expect(try storage.load() == pair)
  }

  @Test func `a place that cannot be written is a storage fault in words for people`() throws {
    let storage = FileTokenStorage(path: "/proc/no/session") { _ in }
    do {
      try storage.save(pair)
      Issue.record("it was saved")
    } catch {
      guard case .storage(let text) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(text.contains("/proc/no") && !text.contains("access"))
    }
  }
}
