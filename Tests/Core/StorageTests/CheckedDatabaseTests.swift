internal import StoaStorage
internal import Testing

@Suite("A database with checksums")
struct CheckedDatabaseTests {
  private let directory = TemporaryDirectory()
  private var path: String { directory.path + "/data.sqlite" }

  private func open(_ access: DatabaseOptions.Access = .readWrite, patience: Duration = .seconds(5)) throws -> Database
  {
    var options = DatabaseOptions()
    options.access = access
    options.isChecked = true
    options.busyTimeout = patience
    return try Database(path: path, options: options)
  }

  /// Some tables with an index, pages inside the tree, and a text longer than a page.
  private static let script = """
    CREATE TABLE word(id INTEGER PRIMARY KEY, text TEXT NOT NULL, owner INTEGER NOT NULL);
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
      INSERT INTO word SELECT i, printf('word %d ', i) || hex(zeroblob(150)), i % 7 FROM n;
    INSERT INTO word VALUES (61, hex(zeroblob(4500)), 3);
    CREATE INDEX word_owner ON word(owner);
    CREATE TABLE total(count INTEGER NOT NULL);
    INSERT INTO total SELECT count(*) FROM word;
    """

  /// What the file says, in several ways to get at it.
  private func answers(_ database: Database) throws -> [SQLValue] {
    var answers: [SQLValue] = []
    for sql in [
      "SELECT id, text, owner FROM word ORDER BY id", "SELECT id FROM word WHERE owner = 3", "SELECT count FROM total",
      "SELECT text FROM word WHERE id = 40", "SELECT count(*) FROM word",
    ] {
      let statement = try database.prepare(sql)
      while try statement.step() { answers += (0..<statement.columnCount).map { statement.value($0) } }
    }
    return answers
  }

  private func bytes() throws -> [UInt8] { try #require(try AtomicFile.read(path)) }

  @Test func `any flipped byte is noticed by whoever reads it`() throws {
    let wanted: [SQLValue]
    do {
      let database = try open(.create)
      try database.execute(Self.script)
      wanted = try answers(database)
    }
    let whole = try bytes()
    var damaged = 0
    for offset in stride(from: 0, to: whole.count, by: 23) {
      var flipped = whole
      flipped[offset] ^= UInt8(truncatingIfNeeded: 1 << (offset % 8))
      try AtomicFile.write(flipped, to: path)
      do throws(StorageError) {
        let found = try answersOfFile()
        #expect(found == wanted, "offset \(offset)")
      } catch {
        #expect(error == .damaged(path: path), "offset \(offset)")
        damaged += 1
      }
    }
    // Nearly all of the file is read for these answers.
    #expect(damaged > whole.count / 23 * 9 / 10)
  }

  private func answersOfFile() throws(StorageError) -> [SQLValue] {
    do {
      return try answers(open())
    } catch {
      throw error as? StorageError ?? .interrupted
    }
  }

  @Test(arguments: [1, 99, 100, 4_095, 4_096, 6_000, 8_192])
  func `a file cut short is damaged`(length: Int) throws {
    try open(.create).execute(Self.script)
    try AtomicFile.write(Array(try bytes().prefix(length)), to: path)
    #expect(throws: StorageError.damaged(path: path)) { try answers(open()) }
  }

  @Test(arguments: [true, false])
  func `a file of before keeps all that is in it and is checked from then on`(hasLog: Bool) throws {
    var options = DatabaseOptions()
    options.usesWriteAheadLog = hasLog
    do {
      let database = try Database(path: path, options: options)
      try database.execute(Self.script + "; PRAGMA user_version = 3")
    }
    let wanted: [SQLValue]
    do {
      let database = try open()
      wanted = try answers(database)
      #expect(wanted.count == 61 * 3 + 13)
      #expect(try database.integer("PRAGMA user_version") == 3)
    }
    var flipped = try bytes()
    flipped[flipped.count - 2_000] ^= 4
    try AtomicFile.write(flipped, to: path)
    #expect(throws: StorageError.damaged(path: path)) { try answers(open()) }
    #expect(directory.names == ["data.sqlite"])
  }

  @Test func `one that was cut off while it was given its checksums is given them the next time`() throws {
    try open(.create).execute(Self.script)
    let wanted = try answers(open())
    var bytes = try bytes()
    // Room for checksums without the mark that they are there, and one that is not.
    bytes.replaceSubrange(68..<72, with: [0, 0, 0, 0])
    bytes[4_096 * 2 - 1] ^= 1
    try AtomicFile.write(bytes, to: path)
    #expect(try answers(open()) == wanted)
    #expect(try self.bytes()[68..<72] == [0x53, 0x74, 0x43, 0x68])
    #expect(try answers(open()) == wanted)
  }

  @Test func `a file of before that others use is waited for`() throws {
    try Database(path: path).execute(Self.script)
    do {
      let other = try Database(path: path)
      #expect(try other.integer("SELECT count FROM total") == 61)
      #expect(throws: StorageError.busy(path: path)) { try open(patience: .milliseconds(1)) }
      #expect(try bytes()[20] == 0)
      try other.execute("UPDATE total SET count = 62")
    }
    #expect(try open().integer("SELECT count FROM total") == 62)
    #expect(try bytes()[20] == 8)
  }

  @Test func `a file of before can be read by who may not write`() throws {
    try Database(path: path).execute(Self.script)
    #expect(try answers(open(.readOnly)).count == 61 * 3 + 13)
    #expect(try self.bytes()[20] == 0)
  }

  @Test func `what is rolled back leaves a file that holds`() throws {
    let database = try open(.create)
    try database.execute(Self.script)
    let wanted = try answers(database)
    #expect(throws: StorageError.interrupted) {
      try database.transaction { () throws(StorageError) in
        try database.execute("PRAGMA cache_spill = 1; PRAGMA cache_size = 1; UPDATE word SET text = text || text")
        throw StorageError.interrupted
      }
    }
    #expect(try answers(open()) == wanted)
  }

  @Test func `another program's file is none of ours`() throws {
    try Database(path: path).execute("CREATE TABLE precious(x); PRAGMA application_id = 7")
    #expect(throws: StorageError.damaged(path: path)) { try open() }
  }
}
