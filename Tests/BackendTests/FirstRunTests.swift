internal import Backend
internal import Glibc
internal import StoaNetworking
internal import StoaStorage
internal import Testing

@Suite("The first run")
struct FirstRunTests {
  let directory = TemporaryDirectory()
  var file: String { directory.path + "/sample-40-1.sqlite" }

  @Test("what a killed run left behind is no sample, and is swept away")
  func killed() async throws {
    // No process has this number: the kernel's largest is 4,194,304.
    let draft = file + ".99999999-1.draft"
    try AtomicFile.write(Array("half a database".utf8), to: draft)
    let foreign = file + ".\(getpid())-99.draft"
    try AtomicFile.write(Array("another run at work".utf8), to: foreign)
    let backend = EmbeddedBackend(directory: directory.path, sampleSize: 40)
    #expect(try await backend.send(.get, "/users?_limit=0").total == 40)
    #expect(access(draft, F_OK) != 0)
    #expect(access(foreign, F_OK) == 0)
  }

  @Test("a file that was there first is kept, and the later one's work is dropped")
  func fastest() throws {
    let script = "CREATE TABLE filled(by TEXT); INSERT INTO filled VALUES"
    let path = file
    try BackendFile.make(path) { (slow) throws(StorageError) in
      try BackendFile.make(path) { (fast) throws(StorageError) in try fast.execute(script + "('fast')") }
      try slow.execute(script + "('slow')")
    }
    #expect(directory.names == ["sample-40-1.sqlite"])
    let row = try Database(path: path).prepare("SELECT by FROM filled")
    #expect(try row.step())
    #expect(row.text(0) == "fast")
  }

  @Test("a fill that fails leaves nothing")
  func failedFill() throws {
    #expect(throws: StorageError.self) {
      try BackendFile.make(file) { (database) throws(StorageError) in
        try database.execute("CREATE TABLE half(x TEXT); INSERT INTO missing VALUES(1)")
      }
    }
    #expect(directory.names == [])
  }

  @Test("many back ends that start at once agree on one sample, and no edit of the fastest is lost")
  func together() async throws {
    let path = directory.path
    let ids = try await withThrowingTaskGroup(of: Int.self) { group in
      for worker in 0..<6 {
        group.addTask {
          let backend = EmbeddedBackend(directory: path, sampleSize: 40)
          let body = #"{"userId":1,"title":"by \#(worker)"}"#
          return try await backend.send(.post, "/posts", body: body).decoded(PostShape.self).id
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(ids.sorted() == Array(41...46))
    let later = EmbeddedBackend(directory: path, sampleSize: 40)
    #expect(try await later.send(.get, "/posts?q=by%20").ids.filter { $0 > 40 } == Array(41...46))
    #expect(directory.names.filter { $0.contains("draft") } == [])
  }

  @Test("a file that is no database is an error of the transport and a 500 of the server, and stays as it is")
  func damaged() async throws {
    let garbage = Array(String(repeating: "garbage", count: 2_000).utf8)
    try AtomicFile.write(garbage, to: file)
    let backend = EmbeddedBackend(directory: directory.path, sampleSize: 40)
    await #expect(throws: HTTPError.storage("\(file): the database is damaged")) {
      try await backend.send(.get, "/users")
    }
    let request = HTTPRequest(.get, try HTTPURL("http://embedded.stoa/users"))
    #expect(backend.respond(to: request).status == 500)
    #expect(try AtomicFile.read(file) == garbage)
  }

  @Test("an empty file under the sample's name is damaged, one of a newer release is newer")
  func versions() async throws {
    try AtomicFile.write([], to: file)
    let backend = EmbeddedBackend(directory: directory.path, sampleSize: 40)
    await #expect(throws: HTTPError.storage("\(file): the database is damaged")) {
      try await backend.send(.get, "/users")
    }
    try Database(path: file).execute("PRAGMA user_version = 7")
    await #expect(throws: HTTPError.storage("\(file): the database has the newer format 7")) {
      try await backend.send(.get, "/users")
    }
  }

  @Test("a directory that cannot be made is named, and the next request tries again")
  func directoryInTheWay() async throws {
    let path = directory.path + "/data"
    try AtomicFile.write([], to: path)
    let backend = EmbeddedBackend(directory: path, sampleSize: 1)
    await #expect(throws: HTTPError.storage("\(path): not a directory")) { try await backend.send(.get, "/users") }
    try AtomicFile.remove(path)
    #expect(try await backend.send(.get, "/users").total == 1)
    for name in ["sample-1-1.sqlite", "sample-1-1.sqlite-wal", "sample-1-1.sqlite-shm"] { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  @Test("a search ends where its task is cancelled, and the next one finds all")
  func cancelledSearch() async throws {
    let backend = EmbeddedBackend(directory: directory.path, sampleSize: 2_000)
    #expect(try await backend.send(.get, "/users?_limit=0").total == 2_000)
    let search = HTTPRequest(.get, try HTTPURL("http://embedded.stoa/users?_limit=0&q=example"))
    let statuses = await withTaskGroup(of: [Int].self) { group in
      group.addTask {
        let before = backend.respond(to: search).status
        withUnsafeCurrentTask { $0?.cancel() }
        let other = HTTPRequest(.get, search.url.adding(query: [("_sort", "username")]))
        return [before, backend.respond(to: other).status]
      }
      return await group.next()
    }
    #expect(statuses == [200, 500])
    #expect(try await backend.send(.get, "/users?_limit=0&q=example&_sort=username").total == 2_000)
  }

  @Test("a cancelled task gets no answer, and the next request is answered")
  func cancelled() async throws {
    let backend = EmbeddedBackend(directory: directory.path, sampleSize: 40)
    let error = await withTaskGroup(of: HTTPError?.self) { group in
      group.addTask {
        withUnsafeCurrentTask { $0?.cancel() }
        do {
          _ = try await backend.send(.get, "/users")
          return nil
        } catch {
          return error as? HTTPError
        }
      }
      return await group.next() ?? nil
    }
    #expect(error == .cancelled)
    #expect(directory.names == [])
    #expect(try await backend.send(.get, "/users?_limit=0").total == 40)
  }
}
