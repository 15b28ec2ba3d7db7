internal import DataLayer
internal import DomainLayer
internal import StoaStorage
internal import Testing

@Suite("Damaged places")
struct SnapshotDamageTests {
  private let directory = ScratchDirectory()
  private let ada = SessionState.signedIn(Account(username: "ada1", userID: 1))
  private let bo = SessionState.signedIn(Account(username: "bo2", userID: 2))

  private var repository: any SnapshotRepository {
    SnapshotStore(path: directory.path("places.sqlite"), backend: "sample") { _ in }.makeRepository()
  }

  @Test func `after any flipped byte a place is the one that was kept, or damaged, and the next one is kept`()
    async throws
  {
    let document = Array(#"{"version":1,"places":["people/3","posts/12"]}"#.utf8)
    try await repository.keep(document, of: ada)
    try await repository.keep([7], of: bo)
    let path = directory.path("places.sqlite")
    let whole = try #require(try AtomicFile.read(path))
    var damaged = 0
    for offset in stride(from: 0, to: whole.count, by: max(1, whole.count / 200)) {
      var flipped = whole
      flipped[offset] ^= UInt8(truncatingIfNeeded: 1 << (offset % 8))
      try AtomicFile.write(flipped, to: path)
      do {
        #expect(try await repository.snapshot(of: ada) == document, "offset \(offset)")
      } catch {
        #expect(error == SnapshotError(.damaged), "offset \(offset)")
        damaged += 1
      }
      try await repository.keep([9], of: ada)
      #expect(try await repository.snapshot(of: ada) == [9], "offset \(offset)")
    }
    #expect(damaged > 100)
  }
}
