internal import DataLayer
internal import DomainLayer
internal import Glibc
internal import StoaStorage
internal import Synchronization
internal import Testing

@Suite struct SnapshotStoreTests {
  private let directory = ScratchDirectory()
  private let reports = Reports()
  private let ada = SessionState.signedIn(Account(username: "ada1", userID: 1))
  private let bo = SessionState.signedIn(Account(username: "bo2", userID: 2))

  private var path: String { directory.path("state/places.sqlite") }

  private func repository(_ backend: String = "sample") -> any SnapshotRepository {
    SnapshotStore(path: path, backend: backend, report: reports.add).makeRepository()
  }

  private func raw(_ sql: String) throws {
    var options = DatabaseOptions()
    options.isChecked = true
    try Database(path: path, options: options).execute(sql)
  }

  @Test func `where nothing was kept there is nothing, and no file is made for it`() async throws {
    #expect(try await repository().snapshot(of: .noAccounts) == nil)
    #expect(access(path, F_OK) != 0)
    #expect(reports.all == [])
  }

  @Test func `a document outlives the program, in a private file`() async throws {
    try await repository().keep([1, 2, 3], of: ada)
    let next = repository()
    #expect(try await next.snapshot(of: ada) == [1, 2, 3])
    try await next.keep([4], of: ada)
    #expect(try await repository().snapshot(of: ada) == [4])
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func `each back end and each account has its own`() async throws {
    try await repository().keep([1], of: ada)
    try await repository().keep([2], of: bo)
    try await repository().keep([3], of: .noAccounts)
    try await repository("http://127.0.0.1/").keep([4], of: ada)
    #expect(try await repository().snapshot(of: ada) == [1])
    #expect(try await repository().snapshot(of: bo) == [2])
    #expect(try await repository().snapshot(of: .noAccounts) == [3])
    #expect(try await repository("http://127.0.0.1/").snapshot(of: ada) == [4])
    #expect(try await repository("http://127.0.0.1/").snapshot(of: bo) == nil)
  }

  @Test func `signed out there is nothing, and nothing is kept`() async throws {
    try await repository().keep([1], of: .signedOut)
    #expect(try await repository().snapshot(of: .signedOut) == nil)
  }

  @Test func `after a session has ended, nothing of it is kept any more`() async throws {
    let session = repository()
    try await session.keep([1], of: ada)
    try await session.forget(ada)
    try await session.keep([2], of: ada)
    #expect(try await repository().snapshot(of: ada) == nil)
  }

  @Test func `a document that is too large is neither kept nor read`() async throws {
    let repository = repository()
    try await repository.keep([1], of: ada)
    await #expect(throws: SnapshotError(.tooLarge)) {
      try await repository.keep([UInt8](repeating: 0, count: 64 << 10 + 1), of: ada)
    }
    #expect(try await repository.snapshot(of: ada) == [1])
    try raw("UPDATE snapshots SET document = zeroblob(65537)")
    await #expect(throws: SnapshotError(.tooLarge)) { _ = try await repository.snapshot(of: ada) }
  }

  @Test(arguments: ["no database at all, only a text that is long enough to be read as its head", ""])
  func `a file that is no database is said, and made anew at the next save`(content: String) async throws {
    try PrivateDirectory.make(directory.path("state"))
    try AtomicFile.write(Array(String(repeating: content, count: 30).utf8), to: path)
    if !content.isEmpty {
      await #expect(throws: SnapshotError(.damaged)) { _ = try await repository().snapshot(of: ada) }
      #expect(reports.all.count == 1)
    }
    try await repository().keep([7], of: ada)
    #expect(try await repository().snapshot(of: ada) == [7])
  }

  @Test func `a file whose tables are others is said, and made anew at the next save`() async throws {
    try PrivateDirectory.make(directory.path("state"))
    try raw("CREATE TABLE snapshots(x); PRAGMA user_version = 1")
    await #expect(throws: SnapshotError(.damaged)) { _ = try await repository().snapshot(of: ada) }
    try await repository().keep([7], of: ada)
    #expect(try await repository().snapshot(of: ada) == [7])
  }

  @Test func `a file of a newer release is left alone`() async throws {
    try await repository().keep([1], of: ada)
    try raw("PRAGMA user_version = 2")
    await #expect(throws: SnapshotError(.newer(version: 2))) { _ = try await repository().snapshot(of: ada) }
    await #expect(throws: SnapshotError(.newer(version: 2))) { try await repository().keep([2], of: ada) }
    try raw("PRAGMA user_version = 1")
    #expect(try await repository().snapshot(of: ada) == [1])
  }

  @Test func `a directory that cannot be made is an error, in the log with its path`() async throws {
    try AtomicFile.write([], to: directory.path("state"))
    await #expect(throws: SnapshotError(.file)) { try await repository().keep([1], of: ada) }
    #expect(reports.all.count == 1 && reports.all.first?.contains(directory.path("state")) == true)
    #expect(try await repository().snapshot(of: ada) == nil)
  }

  @Test func `two programs share the file, and the one that ends last leaves its places`() async throws {
    let (one, other) = (repository(), repository())
    try await one.keep([1], of: ada)
    try await other.keep([2], of: ada)
    try await other.keep([3], of: bo)
    try await one.keep([4], of: bo)
    #expect(try await repository().snapshot(of: ada) == [2])
    #expect(try await repository().snapshot(of: bo) == [4])
  }

  @Test func `of many back ends the last fifty are remembered`() async throws {
    for number in 1...60 { try await repository("backend \(number)").keep([UInt8(number)], of: .noAccounts) }
    #expect(try await repository("backend 10").snapshot(of: .noAccounts) == nil)
    #expect(try await repository("backend 11").snapshot(of: .noAccounts) == [11])
    #expect(try await repository("backend 60").snapshot(of: .noAccounts) == [60])
  }

  @Test func `without a path nothing is kept`() async throws {
    let repository = SnapshotStore(path: nil, backend: "sample", report: reports.add).makeRepository()
    try await repository.keep([1], of: .noAccounts)
    #expect(try await repository.snapshot(of: .noAccounts) == nil)
  }

  private final class Reports: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    @Sendable func add(_ line: String) { lines.withLock { $0.append(line) } }
  }
}
