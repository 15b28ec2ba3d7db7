internal import Backend
internal import StoaNetworking
internal import StoaStorage
internal import Testing

@Suite("A file of an older release")
struct UpgradeTests {
  let directory = TemporaryDirectory()
  var file: String { directory.path + "/sample-12-1.sqlite" }

  /// Makes the sample what the first release had: a log beside the file, no checksums, no last ids.
  func makeOld() throws {
    var options = DatabaseOptions()
    options.isChecked = true
    let new = try Database(path: file, options: options)
    try new.execute("PRAGMA application_id = 0; VACUUM INTO '\(file).old'")
    try AtomicFile.write(try #require(try AtomicFile.read(file + ".old")), to: file)
    try AtomicFile.remove(file + ".old")
    let old = try Database(path: file)
    try old.execute("ALTER TABLE counts DROP COLUMN last; PRAGMA user_version = 1")
  }

  @Test func `edits are all there, and ids go on`() async throws {
    let before: HTTPResponse
    do {
      let backend = EmbeddedBackend(directory: directory.path, sampleSize: 12)
      _ = try await backend.send(.patch, "/posts/3", body: #"{"title":"edited"}"#)
      _ = try await backend.send(.post, "/posts", body: #"{"userId":1,"title":"added"}"#)
      _ = try await backend.send(.delete, "/posts/5")
      before = try await backend.send(.get, "/posts")
    }
    try makeOld()
    let backend = EmbeddedBackend(directory: directory.path, sampleSize: 12)
    #expect(try await backend.send(.get, "/posts") == before)
    #expect(try await backend.send(.post, "/posts", body: #"{"userId":1}"#).decoded(Identified.self).id == 14)
    #expect(directory.names == ["sample-12-1.sqlite"])
    #expect(try #require(try AtomicFile.read(file))[20] == 8)
  }
}
