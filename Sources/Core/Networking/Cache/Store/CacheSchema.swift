internal import StoaStorage

/// The tables of a cache's file, and whether a file is one.
enum CacheSchema {
  static let version = 1
  /// Marks the file as one of ours: "Stoa" in ASCII.
  private static let application = 0x5374_6F61

  /// Whoever opens the file first reads the log, which takes 0.3 ms for so much.
  private static let leftLogLimit = 262_144

  /// Opens the file and makes its tables where there are none.
  static func open(_ path: String, patience: Duration, isExclusive: Bool) throws(StorageError) -> Database {
    var options = DatabaseOptions()
    options.isExclusive = isExclusive
    options.busyTimeout = patience
    options.leftLogLimit = leftLogLimit
    let database = try Database(path: path, options: options)
    // What is dropped is overwritten: who signs out leaves nothing behind.
    try database.execute("PRAGMA secure_delete = ON; PRAGMA journal_size_limit = 1048576")
    if try isReady(database) { return database }
    try database.transaction { () throws(StorageError) in
      // Another process may have been first.
      if try isReady(database) { return }
      guard try database.integer("SELECT count(*) FROM sqlite_master") == 0 else { throw .damaged(path: path) }
      try database.execute(tables)
    }
    return database
  }

  private static func isReady(_ database: Database) throws(StorageError) -> Bool {
    let version = try database.integer("PRAGMA user_version") ?? 0
    let application = try database.integer("PRAGMA application_id") ?? 0
    if version == 0, application == 0 { return false }
    guard application == Self.application else { throw .damaged(path: database.path) }
    if version > Self.version { throw .newer(path: database.path, version: version) }
    guard version == Self.version else { throw .damaged(path: database.path) }
    return true
  }

  /// The body comes last, so that reading the others does not touch it.
  private static let tables = """
    CREATE TABLE response (
      id INTEGER PRIMARY KEY, place INTEGER NOT NULL, used INTEGER NOT NULL, sum INTEGER NOT NULL,
      account TEXT NOT NULL, url TEXT NOT NULL, vary TEXT NOT NULL, status INTEGER NOT NULL, headers TEXT NOT NULL,
      request_time INTEGER NOT NULL, response_time INTEGER NOT NULL, size INTEGER NOT NULL, body BLOB NOT NULL
    );
    CREATE INDEX response_place ON response (place);
    CREATE INDEX response_used ON response (used, size);
    CREATE TABLE epoch (id INTEGER PRIMARY KEY, number INTEGER NOT NULL, floor INTEGER NOT NULL);
    INSERT INTO epoch VALUES (1, 0, 0);
    CREATE TABLE change (place INTEGER PRIMARY KEY, number INTEGER NOT NULL);
    PRAGMA application_id = \(application);
    PRAGMA user_version = \(version);
    """
}
