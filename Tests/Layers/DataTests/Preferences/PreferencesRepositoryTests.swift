internal import DataLayer
internal import DomainLayer
internal import StoaStorage
internal import Synchronization
internal import Testing

@Suite struct PreferencesRepositoryTests {
  private let directory = ScratchDirectory()

  @Test("Without a file the defaults hold, and nothing is reported")
  func absent() async throws {
    let reports = Reports()
    let repository = DefaultPreferencesRepository(path: directory.path("none"), report: reports.add)
    #expect(try await repository.load() == Preferences())
    #expect(reports.all == [])
  }

  @Test("What is saved is there the next time, in a private file")
  func roundTrip() async throws {
    let path = directory.path("deep/config/preferences")
    let wanted = Preferences(theme: .mono, motion: false)
    try await DefaultPreferencesRepository(path: path) { _ in }.save(wanted)
    #expect(try await DefaultPreferencesRepository(path: path) { _ in }.load() == wanted)
    let text = try #require(try AtomicFile.read(path))
    #expect(String(decoding: text, as: UTF8.self) == "theme = mono\nmotion = off\n")
  }

  @Test("Without a path they last as long as the repository")
  func memory() async throws {
    let repository = DefaultPreferencesRepository(path: nil) { _ in }
    try await repository.save(Preferences(theme: .contrast))
    #expect(try await repository.load().theme == .contrast)
  }

  @Test("Lines that cannot be read leave their defaults and are reported; the others hold")
  func damaged() async throws {
    let path = directory.path("damaged")
    let text = "# mine\n\n theme=contrast \nmotion = perhaps\nfuture = 12\nnonsense\nmotion = no\n"
    try AtomicFile.write(Array(text.utf8), to: path)
    let reports = Reports()
    let repository = DefaultPreferencesRepository(path: path, report: reports.add)
    #expect(try await repository.load() == Preferences(theme: .contrast, motion: false))
    #expect(
      reports.all == [
        "preferences: \(path): line 4 is not understood; the default is used",
        "preferences: \(path): line 5 is not understood; the default is used",
        "preferences: \(path): line 6 is not understood; the default is used",
      ])
  }

  @Test("Whatever byte of the file changes, each choice is the one that was made, or the default and reported")
  func flipped() async throws {
    let path = directory.path("flipped")
    let chosen = Preferences(theme: .mono, motion: false)
    try await DefaultPreferencesRepository(path: path) { _ in }.save(chosen)
    let whole = try #require(try AtomicFile.read(path))
    for offset in whole.indices {
      let flips = (0..<8).map { whole[offset] ^ 1 << $0 } + "#\n =".utf8
      for byte in flips where byte != whole[offset] {
        let reports = Reports()
        var bytes = whole
        bytes[offset] = byte
        try AtomicFile.write(bytes, to: path)
        let found = try await DefaultPreferencesRepository(path: path, report: reports.add).load()
        #expect(found == chosen || !reports.all.isEmpty, "\(bytes)")
        #expect([chosen.theme, .standard].contains(found.theme), "\(bytes)")
      }
    }
  }

  @Test("Bytes that are no text give the defaults and a report")
  func noText() async throws {
    let path = directory.path("bytes")
    try AtomicFile.write([0x41, 0xFF, 0xC3, 0x28, 0xE2, 0x80, 0x42, 0xC0, 0xAF], to: path)
    let reports = Reports()
    #expect(try await DefaultPreferencesRepository(path: path, report: reports.add).load() == Preferences())
    #expect(reports.all.count == 3)
  }

  @Test("A file that cannot be read gives the defaults and a report; one that cannot be written is an error")
  func unreachable() async throws {
    let reports = Reports()
    let repository = DefaultPreferencesRepository(path: directory.path("."), report: reports.add)
    #expect(try await repository.load() == Preferences())
    #expect(reports.all.count == 1)
    await #expect(throws: DomainError(.storage)) { try await repository.save(Preferences(theme: .mono)) }
    #expect(try await repository.load().theme == .mono)
  }

  private final class Reports: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    @Sendable func add(_ line: String) { lines.withLock { $0.append(line) } }
  }
}
