internal import Glibc
internal import StoaNetworking
internal import StoaStorage
internal import Synchronization
internal import Testing

/// The kinds of storage that the contract holds for.
enum StorageKind: CaseIterable, Sendable {
  case memory, file
}

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

@Suite("The contract of token storage")
struct TokenStorageContractTests {
  private let first = TokenPair(access: "a 1\n%&=", refresh: "r/ü", expires: 1_900_000_000)
  private let second = TokenPair(access: "a2")

  @Test(arguments: StorageKind.allCases)
  func `it is empty at first`(kind: StorageKind) throws {
    let scratch = try Scratch()
    let storage = scratch.storage(of: kind)
    #expect(try storage.load() == nil)
    #expect(try storage.snapshot().session == 0)
  }

  @Test(arguments: StorageKind.allCases)
  func `what is saved is loaded, whole`(kind: StorageKind) throws {
    let scratch = try Scratch()
    let storage = scratch.storage(of: kind)
    try storage.save(first)
    #expect(try storage.load() == first)
    try storage.save(second)
    #expect(try storage.load() == second)
  }

  @Test(arguments: StorageKind.allCases)
  func `what is cleared is gone, also twice`(kind: StorageKind) throws {
    let scratch = try Scratch()
    let storage = scratch.storage(of: kind)
    try storage.save(first)
    try storage.clear()
    try storage.clear()
    #expect(try storage.load() == nil)
  }

  @Test(arguments: StorageKind.allCases)
  func `every change gives a higher generation, reading none`(kind: StorageKind) throws {
    let scratch = try Scratch()
    let storage = scratch.storage(of: kind)
    var last = try storage.generation
    #expect(try storage.generation == last)
    let changes: [() throws -> Void] = [
      { try storage.save(first) }, { try storage.save(first) },
      { try storage.replace(generation: storage.generation, with: second) }, { try storage.clear() },
    ]
    for change in changes {
      try change()
      let next = try storage.generation
      #expect(next > last)
      #expect(try storage.generation == next)
      last = next
    }
  }

  @Test(arguments: StorageKind.allCases)
  func `a session stays through a renewal and changes with a sign-in`(kind: StorageKind) throws {
    let scratch = try Scratch()
    let storage = scratch.storage(of: kind)
    try storage.save(first)
    let session = try storage.snapshot().session
    #expect(session != 0)
    #expect(try storage.replace(generation: storage.generation, with: second))
    #expect(try storage.snapshot().session == session)
    try storage.save(second)
    #expect(try storage.snapshot().session != session)
    try storage.clear()
    #expect(try storage.snapshot().session == 0)
  }

  @Test(arguments: StorageKind.allCases)
  func `replacing what has changed meanwhile does nothing`(kind: StorageKind) throws {
    let scratch = try Scratch()
    let storage = scratch.storage(of: kind)
    try storage.save(first)
    let stale = try storage.generation
    try storage.save(second)
    #expect(try !storage.replace(generation: stale, with: first))
    #expect(try !storage.replace(generation: stale, with: nil))
    #expect(try storage.load() == second)
    #expect(try storage.replace(generation: storage.generation, with: nil))
    #expect(try storage.load() == nil)
  }

  @Test(arguments: StorageKind.allCases)
  func `of many that replace the same generation one succeeds`(kind: StorageKind) async throws {
    let scratch = try Scratch()
    let storage = scratch.storage(of: kind)
    try storage.save(first)
    let generation = try storage.generation
    let wins = try await withThrowingTaskGroup { group in
      for number in 0..<20 {
        group.addTask { try storage.replace(generation: generation, with: TokenPair(access: "\(number)")) }
      }
      return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(wins == 1)
  }
}

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
