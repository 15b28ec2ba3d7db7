internal import Glibc
internal import StoaStorage
internal import Testing

@Suite("What a database cannot do")
struct DatabaseErrorTests {
  let directory = TemporaryDirectory()
  var path: String { directory.path + "/data.sqlite" }

  @Test("a file that is no database is damaged")
  func noDatabase() throws {
    try AtomicFile.write(Array(String(repeating: "not a database ", count: 300).utf8), to: path)
    #expect(throws: StorageError.damaged(path: path)) {
      try Database(path: path).execute("SELECT * FROM sqlite_master")
    }
  }

  @Test("a page overwritten in the middle is damaged, and the rest can still be read")
  func damagedPage() throws {
    do {
      let database = try Database(path: path)
      try database.execute("CREATE TABLE a(x TEXT); CREATE TABLE b(x TEXT); INSERT INTO a VALUES('kept')")
      try database.execute("INSERT INTO b VALUES('lost')")
    }
    var bytes = try #require(try AtomicFile.read(path))
    let start = try #require(bytes.count / 4096 == 3 ? 2 * 4096 : nil)
    bytes.replaceSubrange(start..<(start + 64), with: [UInt8](repeating: 0xA5, count: 64))
    try AtomicFile.write(bytes, to: path)
    let database = try Database(path: path)
    #expect(throws: StorageError.damaged(path: path)) { try database.integer("SELECT x FROM b") }
    #expect(try database.integer("SELECT count(*) FROM a") == 1)
  }

  @Test("a file that must be there and is not is named")
  func missing() {
    var options = DatabaseOptions()
    options.access = .readWrite
    #expect(throws: StorageError.file(path: path, reason: "unable to open database file")) {
      try Database(path: path, options: options)
    }
    #expect(directory.names == [])
  }

  @Test("wrong SQL says what is wrong with it")
  func syntax() throws {
    let database = try Database(path: path)
    #expect(throws: StorageError.statement(code: 1, message: "no such table: missing")) {
      try database.prepare("SELECT * FROM missing")
    }
    #expect(throws: StorageError.statement(code: 21, message: "no statement in it")) { try database.prepare("-- none") }
  }

  @Test("a broken constraint says which, and the statement can be used again")
  func constraint() throws {
    let database = try Database(path: path)
    try database.execute("CREATE TABLE note(id INTEGER PRIMARY KEY)")
    let insertion = try database.prepare("INSERT INTO note VALUES(?)")
    try insertion.run([1])
    #expect(throws: StorageError.constraint("UNIQUE constraint failed: note.id")) { try insertion.run([1]) }
    try insertion.run([2])
    #expect(try database.integer("SELECT count(*) FROM note") == 2)
  }

  @Test("a lock that stays longer than the timeout is busy, and nothing was changed")
  func busy() throws {
    let owner = try Database(path: path)
    try owner.execute("CREATE TABLE note(text TEXT); BEGIN IMMEDIATE")
    var options = DatabaseOptions()
    options.busyTimeout = .milliseconds(1)
    let other = try Database(path: path, options: options)
    #expect(throws: StorageError.busy(path: path)) { try other.execute("INSERT INTO note VALUES('a')") }
    try owner.execute("COMMIT")
    try other.execute("INSERT INTO note VALUES('b')")
    #expect(try owner.integer("SELECT count(*) FROM note") == 1)
  }

  @Test("a statement that goes on for ever ends when it is asked to")
  func interruption() throws {
    var options = DatabaseOptions()
    options.shouldInterrupt = { true }
    let database = try Database(path: path, options: options)
    #expect(throws: StorageError.interrupted) {
      try database.integer("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n")
    }
  }

  @Test("each error is one line that names the file")
  func descriptions() {
    #expect(StorageError.damaged(path: "/x").description == "/x: the database is damaged")
    #expect(StorageError.newer(path: "/x", version: 9).description == "/x: the database has the newer format 9")
    #expect(StorageError.full(path: "/x").description == "/x: the disk is full")
  }
}
