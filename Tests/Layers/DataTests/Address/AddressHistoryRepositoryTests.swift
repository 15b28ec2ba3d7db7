internal import DataLayer
internal import DomainLayer
internal import Glibc
internal import StoaStorage
internal import Synchronization
internal import Testing

@Suite struct AddressHistoryRepositoryTests {
  private let directory = ScratchDirectory()
  private let reports = Reports()

  private func repository(_ path: String?) -> DefaultAddressHistoryRepository {
    DefaultAddressHistoryRepository(path: path, report: reports.add)
  }

  @Test func withoutAFileThereIsNothingAndNothingIsReported() async throws {
    #expect(try await repository(directory.path("none")).history().entries == [])
    #expect(reports.all == [])
  }

  @Test func entriesOutliveTheProgramInAPrivateFile() async throws {
    let path = directory.path("deep/state/address-history")
    let first = repository(path)
    for entry in ["people 3", "people?q=Zoë lee", "quit"] { try await first.add(entry) }
    #expect(try await repository(path).history().entries == ["quit", "people?q=Zoë lee", "people 3"])
    let text = try #require(try AtomicFile.read(path))
    #expect(String(decoding: text, as: UTF8.self) == "quit\npeople?q=Zoë lee\npeople 3\n")
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func withoutAPathEntriesLastAsLongAsTheRepository() async throws {
    let memory = repository(nil)
    try await memory.add("people")
    #expect(try await memory.history().entries == ["people"])
  }

  @Test func ofTwoProgramsNeitherTakesTheOthersEntriesAway() async throws {
    let path = directory.path("shared")
    let (one, other) = (repository(path), repository(path))
    try await one.add("people")
    try await other.add("posts")
    try await one.add("settings")
    #expect(try await other.history().entries == ["settings", "posts", "people"])
    #expect(try await one.history().entries == ["settings", "posts", "people"])
  }

  @Test func twoHundredEntriesAreKeptTheNewestOnes() async throws {
    let path = directory.path("long")
    let lines = (1...300).map { "people/\($0)\n" }.joined()
    try AtomicFile.write(Array(lines.utf8), to: path)
    let repository = repository(path)
    #expect(try await repository.history().entries.count == 200)
    try await repository.add("posts")
    let entries = try await self.repository(path).history().entries
    #expect(entries.count == 200)
    #expect(entries.first == "posts" && entries.last == "people/199")
  }

  @Test func linesThatAreNoEntriesAreLeftOutAndTheOthersHold() async throws {
    let path = directory.path("damaged")
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 5_000)
    let bytes: [[UInt8]] = [
      Array("people".utf8), [0x41, 0xFF, 0xC3], [0x1B, 0x5B, 0x41], [], long, Array("posts".utf8),
    ]
    try AtomicFile.write(Array(bytes.joined(separator: [UInt8(ascii: "\n")])), to: path)
    let repository = repository(path)
    #expect(try await repository.history().entries == ["people", "posts"])
    #expect(reports.all == ["address history: \(path): lines that are not understood: 3"])
    try await repository.add("settings")
    #expect(try await self.repository(path).history().entries == ["settings", "people", "posts"])
    #expect(reports.all.count == 2)
  }

  @Test func aFileThatIsFarTooLongIsReportedAndReplaced() async throws {
    let path = directory.path("huge")
    try AtomicFile.write([UInt8](repeating: UInt8(ascii: "\n"), count: 1 << 21), to: path)
    #expect(try await repository(path).history().entries == [])
    #expect(reports.all.count == 1)
    try await repository(path).add("people")
    #expect(try await repository(path).history().entries == ["people"])
  }

  @Test func aFileThatCannotBeWrittenIsAnErrorAndTheEntryHoldsInThisRun() async throws {
    let repository = repository(directory.path("."))
    await #expect(throws: DomainError(.storage)) { try await repository.add("people") }
    #expect(try await repository.history().entries == ["people"])
  }

  /// A link to itself: it cannot be followed, not even by root, but a file could take its place.
  @Test func aFileThatCannotBeReadIsLeftAsItIsAndTheEntryHoldsInThisRun() async throws {
    let path = directory.path("loop")
    #expect(symlink(path, path) == 0)
    let repository = repository(path)
    await #expect(throws: DomainError(.storage)) { try await repository.add("people") }
    #expect(reports.all == [])
    #expect(try await repository.history().entries == ["people"])
    #expect(reports.all == ["address history: \(path): Too many levels of symbolic links"])
    var status = stat()
    #expect(lstat(path, &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
  }

  private final class Reports: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    @Sendable func add(_ line: String) { lines.withLock { $0.append(line) } }
  }
}
