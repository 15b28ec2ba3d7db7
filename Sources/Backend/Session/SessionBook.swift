internal import StoaStorage

/// The sessions of a data directory, in a file of their own: every process and every sample accepts them.
///
/// The file is opened when the first session is asked for, not before.
final class SessionBook {
  private let directory: String
  private let now: @Sendable () -> Int
  private let report: @Sendable (String) -> Void
  private var database: Database?
  /// Which file that is.
  private var identity: DatabaseFile.Identity?

  /// Seconds that an access token is good for.
  static let accessLife = 15 * 60
  /// Seconds that a refresh token is good for.
  static let refreshLife = 30 * 24 * 60 * 60

  /// `report` takes one line for people when the file was damaged.
  init(directory: String, now: @escaping @Sendable () -> Int, report: @escaping @Sendable (String) -> Void) {
    self.directory = directory
    self.now = now
    self.report = report
  }

  func issue(userID: Int, username: String) throws(StorageError) -> IssuedSession {
    let session = Self.issued(userID: userID, username: username)
    try inFile { (database) throws(StorageError) in
      try database.transaction { () throws(StorageError) in
        try database.execute("DELETE FROM sessions WHERE refresh_expires <= ?", [.integer(now())])
        try insert(session, into: database)
      }
    }
    return session
  }

  /// Who holds this access token; nil when nobody does any more.
  func session(access: String) throws(StorageError) -> Session? {
    try inFile { (database) throws(StorageError) in
      let row = try database.prepare(
        "SELECT user_id, username, access_expires FROM sessions WHERE access = ? AND access_expires > ?")
      try row.bind([Self.digest(access), .integer(now())])
      guard try row.step() else { return nil }
      return Session(userID: row.integer(0), username: row.text(1), expires: row.integer(2))
    }
  }

  /// New tokens for old; the old ones end with it. Nil when the refresh token is used, expired or unknown.
  func refresh(_ token: String) throws(StorageError) -> IssuedSession? {
    try inFile { (database) throws(StorageError) in
      try database.transaction { () throws(StorageError) in
        let row = try database.prepare(
          "DELETE FROM sessions WHERE refresh = ? AND refresh_expires > ? RETURNING user_id, username")
        try row.bind([Self.digest(token), .integer(now())])
        guard try row.step() else { return nil }
        let session = Self.issued(userID: row.integer(0), username: row.text(1))
        row.reset()
        try insert(session, into: database)
        return session
      }
    }
  }

  func end(access: String) throws(StorageError) {
    try inFile { (database) throws(StorageError) in
      try database.execute("DELETE FROM sessions WHERE access = ?", [Self.digest(access)])
    }
  }

  private func insert(_ session: IssuedSession, into database: Database) throws(StorageError) {
    try database.execute(
      "INSERT INTO sessions VALUES(?, ?, ?, ?, ?, ?)",
      [
        Self.digest(session.accessToken), Self.digest(session.refreshToken), .integer(session.userID),
        .text(session.username), .integer(now() + session.expiresIn), .integer(now() + Self.refreshLife),
      ])
  }

  /// Runs `work` on the file; one that is damaged is set aside first, for whoever wants to know what happened.
  ///
  /// Everybody has to sign in again then, which is no loss.
  private func inFile<Value>(_ work: (Database) throws(StorageError) -> Value) throws(StorageError) -> Value {
    do throws(StorageError) {
      return try work(try opened())
    } catch {
      switch error {
      case .damaged, .statement: break
      default: throw error
      }
    }
    let damaged = identity
    database = nil
    let isAside = DatabaseFile.alone(path) { DatabaseFile.setAside(path, damaged, as: "damaged") }
    if isAside {
      report("the sessions \(path) are damaged: they were renamed to \(path).damaged, and all are signed out")
    }
    return try work(try opened())
  }

  private var path: String { "\(directory)/sessions.sqlite" }

  private func opened() throws(StorageError) -> Database {
    let present = DatabaseFile.identity(path)
    // Whoever has set the file aside left us one that nobody else sees.
    if let database, identity == present { return database }
    try PrivateDirectory.make(directory)
    identity = present
    let opened = try Self.open(path)
    identity = DatabaseFile.identity(path)
    database = opened
    return opened
  }

  private static func open(_ path: String) throws(StorageError) -> Database {
    var options = DatabaseOptions()
    options.isChecked = true
    let database = try Database(path: path, options: options)
    try database.execute(
      """
      CREATE TABLE IF NOT EXISTS sessions(
        access BLOB PRIMARY KEY, refresh BLOB UNIQUE NOT NULL, user_id INTEGER NOT NULL, username TEXT NOT NULL,
        access_expires INTEGER NOT NULL, refresh_expires INTEGER NOT NULL) WITHOUT ROWID
      """)
    return database
  }

  private static func issued(userID: Int, username: String) -> IssuedSession {
    IssuedSession(
      accessToken: token(), refreshToken: token(), expiresIn: accessLife, userID: userID, username: username)
  }

  private static func digest(_ token: String) -> SQLValue { .blob(SHA256.digest(Array(token.utf8))) }

  /// 256 bits of the system's own randomness, in hexadecimal digits.
  private static func token() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
