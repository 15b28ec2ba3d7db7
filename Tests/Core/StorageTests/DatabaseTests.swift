internal import Glibc
internal import StoaStorage
internal import Testing

@Suite("A database")
struct DatabaseTests {
  let directory = TemporaryDirectory()
  var path: String { directory.path + "/data.sqlite" }

  @Test("the file and its side files are for the owner only")
  func modes() throws {
    let old = umask(0)
    defer { umask(old) }
    let database = try Database(path: path)
    try database.execute("CREATE TABLE note(text TEXT)")
    #expect(directory.names == ["data.sqlite", "data.sqlite-shm", "data.sqlite-wal"])
    #expect(directory.names.map { directory.mode(of: $0) } == [0o600, 0o600, 0o600])
  }

  @Test("a short log is left when the file is closed, unless something must not stay in it")
  func leftLog() throws {
    func write(_ count: Int, isRemoved: Bool = false) throws {
      var options = DatabaseOptions()
      options.leftLogLimit = 65_536
      let database = try Database(path: path, options: options)
      try database.execute("CREATE TABLE IF NOT EXISTS note(text BLOB); DELETE FROM note")
      try database.execute("INSERT INTO note VALUES (zeroblob(?))", [.integer(count)])
      if isRemoved { database.emptyLogWhenClosed() }
    }
    try write(100)
    #expect(directory.names == ["data.sqlite", "data.sqlite-shm", "data.sqlite-wal"])
    try write(100, isRemoved: true)
    #expect(directory.names == ["data.sqlite"])
    try write(100_000)
    #expect(directory.names == ["data.sqlite"])
    #expect(try Database(path: path).integer("SELECT length(text) FROM note") == 100_000)
  }

  @Test("values of every type come back as they went in")
  func values() throws {
    let database = try Database(path: path)
    let values: [SQLValue] = [
      .null, .integer(.max), .integer(.min), .real(0.5), .text("Zoë\0서"), .text(""), .blob([0, 255]), .blob([]),
    ]
    let row = try database.prepare("SELECT ?, ?, ?, ?, ?, ?, ?, ?")
    try row.bind(values)
    #expect(try row.step())
    #expect((0..<row.columnCount).map { row.value($0) } == values)
    #expect(try !row.step())
  }

  @Test("NULL reads as zero and as empty")
  func null() throws {
    let row = try Database(path: path).prepare("SELECT NULL")
    #expect(try row.step())
    #expect(row.isNull(0))
    #expect(row.integer(0) == 0)
    #expect(row.real(0) == 0)
    #expect(row.text(0) == "")
    #expect(row.blob(0) == [])
  }

  @Test("bytes that are no UTF-8 read as replacement characters")
  func brokenText() throws {
    let row = try Database(path: path).prepare("SELECT CAST(x'61FF62' AS TEXT)")
    #expect(try row.step())
    #expect(row.text(0) == "a\u{FFFD}b")
  }

  @Test("the same SQL prepared twice at once gives two statements that do not disturb each other")
  func statements() throws {
    let database = try Database(path: path)
    try database.execute("CREATE TABLE note(id INTEGER PRIMARY KEY); INSERT INTO note VALUES(1), (2)")
    let first = try database.prepare("SELECT id FROM note ORDER BY id")
    let second = try database.prepare("SELECT id FROM note ORDER BY id")
    #expect(try first.step())
    #expect(try first.step())
    #expect(try second.step())
    #expect((first.integer(0), second.integer(0)) == (2, 1))
  }

  @Test("a statement used again has none of its old values")
  func reuse() throws {
    let database = try Database(path: path)
    #expect(try database.integer("SELECT ?", [.integer(5)]) == 5)
    #expect(try database.integer("SELECT ?") == nil)
  }

  @Test("an insert tells its key and how many rows changed")
  func changes() throws {
    let database = try Database(path: path)
    try database.execute("CREATE TABLE note(id INTEGER PRIMARY KEY, text TEXT)")
    try database.execute("INSERT INTO note(text) VALUES(?), (?)", ["a", "b"])
    #expect(database.lastInsertedRow == 2)
    try database.execute("UPDATE note SET text = 'c'", [])
    #expect(database.changedRows == 2)
  }

  @Test("what was written is there after opening again, also for a reader that may not write")
  func reopening() throws {
    try write("kept")
    var options = DatabaseOptions()
    options.access = .readOnly
    let reader = try Database(path: path, options: options)
    let row = try reader.prepare("SELECT text FROM note")
    #expect(try row.step())
    #expect(row.text(0) == "kept")
    #expect(throws: StorageError.readOnly(path: path)) { try reader.execute("DELETE FROM note") }
  }

  @Test("contains_bytes finds a part of a text, byte for byte")
  func contains() throws {
    let database = try Database(path: path)
    try database.addTextFunctions()
    let sql = "SELECT contains_bytes(?, ?)"
    #expect(try database.integer(sql, ["서울 시청", "울 시"]) == 1)
    #expect(try database.integer(sql, ["Lisboa", "lis"]) == 0)
    #expect(try database.integer(sql, ["Lisboa", ""]) == 1)
    #expect(try database.integer(sql, ["", "a"]) == 0)
    #expect(try database.integer(sql, [nil, "a"]) == 0)
  }

  @Test("fold_text folds as Swift does")
  func folding() throws {
    let database = try Database(path: path)
    try database.addTextFunctions()
    let row = try database.prepare("SELECT fold_text(?), fold_text(''), fold_text(NULL)")
    try row.bind(["Ångström ΑΘΉΝΑ"])
    #expect(try row.step())
    #expect((0..<3).map { row.value($0) } == ["angstrom αθηνα", "", nil])
  }

  private func write(_ text: String) throws {
    let database = try Database(path: path)
    try database.execute("CREATE TABLE note(text TEXT)")
    try database.execute("INSERT INTO note VALUES(?)", [.text(text)])
  }
}
