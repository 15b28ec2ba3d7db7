internal import CSQLite
internal import Glibc

/// An open SQLite database: SQL scripts, prepared statements and transactions, from any thread.
///
/// A connection is one for all threads; calls of different threads wait for each other, a transaction keeps the others
/// out until it ends. Other processes are waited for as long as `DatabaseOptions.busyTimeout`.
public final class Database: Sendable {
  /// The file's path, as it was opened.
  public let path: String
  let connection: Connection

  /// Opens `path`, making the file (0600) when the options allow it; its directory must be there.
  ///
  /// A file that is no database is `StorageError.damaged` here or at the first statement. Costs about 0.1 ms.
  public convenience init(path: String, options: DatabaseOptions = DatabaseOptions()) throws(StorageError) {
    if options.access == .create { try Self.makePrivateFile(path) }
    var options = options
    let fileSystem = options.isChecked ? try CheckedDatabase.fileSystem(for: path, &options) : nil
    try self.init(path: path, fileSystem: fileSystem, options: options)
    if options.isChecked, options.access == .create { try CheckedDatabase.prepare(self) }
    if options.usesWriteAheadLog, !options.isChecked, options.access != .readOnly {
      try execute(
        Durability.isOn ? "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL" : "PRAGMA journal_mode = WAL")
    }
  }

  /// Opens the file as it is; `fileSystem` is one that is registered, nil the system's own.
  init(path: String, fileSystem: String?, options: DatabaseOptions) throws(StorageError) {
    var handle: OpaquePointer?
    let access = options.access == .readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    let code = sqlite3_open_v2(path, &handle, access | SQLITE_OPEN_FULLMUTEX, fileSystem)
    guard code == SQLITE_OK, let handle else {
      let reason = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(handle)
      throw StorageError(code: code, message: reason, path: path)
    }
    self.path = path
    connection = Connection(
      handle: handle, path: path, leftLogLimit: options.leftLogLimit, shouldInterrupt: options.shouldInterrupt)
    sqlite3_busy_timeout(handle, Self.milliseconds(options.busyTimeout))
    if options.isExclusive { try execute("PRAGMA locking_mode = EXCLUSIVE") }
    if !Durability.isOn, options.access != .readOnly { try execute("PRAGMA synchronous = OFF") }
  }

  /// SQLite would use the umask's mode, and gives its side files the mode of the database.
  private static func makePrivateFile(_ path: String) throws(StorageError) {
    // One that is there may be one that can only be read.
    guard path != ":memory:", access(path, F_OK) != 0 else { return }
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StorageError.system(path) }
    close(descriptor)
  }

  private static func milliseconds(_ duration: Duration) -> Int32 {
    Int32(clamping: duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000)
  }

  /// Runs a script of one or more statements, discarding their rows.
  public func execute(_ sql: String) throws(StorageError) {
    try connection.locked { () throws(StorageError) in
      try connection.check(sqlite3_exec(connection.handle, sql, nil, nil, nil))
    }
  }

  /// Runs one statement with these values for its parameters, discarding its rows.
  public func execute(_ sql: String, _ values: [SQLValue]) throws(StorageError) {
    try prepare(sql).run(values)
  }

  /// A statement ready for its values; the same SQL is compiled once and used again.
  public func prepare(_ sql: String) throws(StorageError) -> Statement {
    Statement(try connection.takeStatement(sql), sql: sql, connection: connection)
  }

  /// The first column of the first row as a whole number; `nil` when there is no row or no value.
  public func integer(_ sql: String, _ values: [SQLValue] = []) throws(StorageError) -> Int? {
    let statement = try prepare(sql)
    try statement.bind(values)
    guard try statement.step(), !statement.isNull(0) else { return nil }
    return statement.integer(0)
  }

  /// Has no write-ahead log left when the file is closed, whatever `DatabaseOptions.leftLogLimit` says: what was removed
  /// for good must not stay in it.
  public func emptyLogWhenClosed() { connection.emptyLogWhenClosed() }

  /// The key that the last `INSERT` of this connection made.
  public var lastInsertedRow: Int { Int(sqlite3_last_insert_rowid(connection.handle)) }

  /// How many rows the last `INSERT`, `UPDATE` or `DELETE` of this connection changed.
  public var changedRows: Int { Int(sqlite3_changes64(connection.handle)) }
}
