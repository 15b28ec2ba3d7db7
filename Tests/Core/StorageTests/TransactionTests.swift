internal import Glibc
internal import StoaStorage
internal import Testing

@Suite("Transactions")
struct TransactionTests {
  let directory = TemporaryDirectory()
  let database: Database
  static let refusal = StorageError.constraint("refused")

  init() throws {
    database = try Database(path: directory.path + "/data.sqlite")
    try database.execute("CREATE TABLE note(id INTEGER PRIMARY KEY)")
  }

  var ids: [Int] {
    get throws {
      let row = try database.prepare("SELECT id FROM note ORDER BY id")
      var ids: [Int] = []
      while try row.step() { ids.append(row.integer(0)) }
      return ids
    }
  }

  @Test("what the body did stays when it returns")
  func commit() throws {
    let result = try database.transaction { () throws(StorageError) in
      try database.execute("INSERT INTO note VALUES(1)")
      return 7
    }
    #expect(result == 7)
    #expect(try ids == [1])
  }

  @Test("all of it is undone when the body throws")
  func rollback() throws {
    #expect(throws: Self.refusal) {
      try database.transaction { () throws(StorageError) in
        try database.execute("INSERT INTO note VALUES(1); INSERT INTO note VALUES(2)")
        throw Self.refusal
      }
    }
    #expect(try ids == [])
  }

  @Test("an inner one that fails takes only its own part back")
  func nested() throws {
    try database.transaction { () throws(StorageError) in
      try database.execute("INSERT INTO note VALUES(1)")
      do throws(StorageError) {
        try database.transaction { () throws(StorageError) in
          try database.execute("INSERT INTO note VALUES(2)")
          throw Self.refusal
        }
      } catch {
        try database.execute("INSERT INTO note VALUES(3)")
      }
    }
    #expect(try ids == [1, 3])
  }

  @Test("a snapshot does not see what another connection commits meanwhile")
  func snapshot() throws {
    let other = try Database(path: database.path)
    let counts = try database.snapshot { () throws(StorageError) in
      let before = try database.integer("SELECT count(*) FROM note")
      try other.execute("INSERT INTO note VALUES(1)")
      return [before, try database.integer("SELECT count(*) FROM note")]
    }
    #expect(counts == [0, 0])
    #expect(try ids == [1])
  }

  @Test("threads that share a database keep out of each other's transactions")
  func threads() async throws {
    let database = database
    await withTaskGroup(of: Bool.self) { group in
      for worker in 0..<8 {
        group.addTask {
          (0..<25).allSatisfy { turn in
            (try? database.transaction { () throws(StorageError) in
              let before = try database.integer("SELECT count(*) FROM note") ?? 0
              try database.execute("INSERT INTO note VALUES(?)", [.integer(worker * 25 + turn)])
              return try database.integer("SELECT count(*) FROM note") == before + 1
            }) == true
          }
        }
      }
      for await wasAlone in group { #expect(wasAlone) }
    }
    #expect(try ids == Array(0..<200))
  }

  @Test("two connections wait for each other's writes")
  func connections() async throws {
    let path = database.path
    await withTaskGroup(of: Bool.self) { group in
      for worker in 0..<4 {
        group.addTask {
          guard let own = try? Database(path: path) else { return false }
          return (0..<25).allSatisfy { turn in
            (try? own.execute("INSERT INTO note VALUES(?)", [.integer(worker * 25 + turn)])) != nil
          }
        }
      }
      for await succeeded in group { #expect(succeeded) }
    }
    #expect(try ids == Array(0..<100))
  }
}
