internal import CSQLite
internal import Glibc

/// The handle of an open database, with the lock that keeps one thread's transaction apart from another's work.
///
/// `@unchecked Sendable`: the pointer never changes; SQLite itself serialises single calls on it
/// (`SQLITE_OPEN_FULLMUTEX`); `idle` and `mustEmptyLog` are touched under `lock` only.
final class Connection: @unchecked Sendable {
  let handle: OpaquePointer
  let path: String
  private let leftLogLimit: Int
  /// Whether the write-ahead log has what must not stay there.
  private var mustEmptyLog = false
  private let interruption: Interruption?
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  /// Statements that nobody uses at the moment, by their SQL.
  private var idle: [String: OpaquePointer] = [:]
  private static let idleLimit = 48

  init(handle: OpaquePointer, path: String, leftLogLimit: Int, shouldInterrupt: (@Sendable () -> Bool)?) {
    self.handle = handle
    self.path = path
    self.leftLogLimit = leftLogLimit
    interruption = shouldInterrupt.map(Interruption.init)
    interruption?.install(on: handle)
    lock = .allocate(capacity: 1)
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    // Recursive: a transaction's body calls what locks again.
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
    pthread_mutex_init(lock, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    for statement in idle.values { sqlite3_finalize(statement) }
    if leavesLog { stoa_sqlite3_leave_log(handle) }
    sqlite3_close_v2(handle)
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  private var leavesLog: Bool {
    guard leftLogLimit > 0, !mustEmptyLog else { return false }
    return sqlite3_total_changes(handle) == 0 || DatabaseFile.logSize(path) <= leftLogLimit
  }

  func emptyLogWhenClosed() { locked { mustEmptyLog = true } }

  func locked<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body()
  }

  func check(_ code: Int32) throws(StorageError) {
    guard code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW else { throw error(code) }
  }

  func error(_ code: Int32) -> StorageError {
    let extended = sqlite3_extended_errcode(handle)
    let message = String(cString: sqlite3_errmsg(handle))
    return StorageError(code: extended & 0xff == code & 0xff ? extended : code, message: message, path: path)
  }

  func takeStatement(_ sql: String) throws(StorageError) -> OpaquePointer {
    try locked { () throws(StorageError) in
      if let statement = idle.removeValue(forKey: sql) { return statement }
      var statement: OpaquePointer?
      try check(sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
      guard let statement else { throw StorageError.statement(code: Int(SQLITE_MISUSE), message: "no statement in it") }
      return statement
    }
  }

  func giveBack(_ statement: OpaquePointer, sql: String) {
    locked {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
      if idle.count < Self.idleLimit, idle[sql] == nil {
        idle[sql] = statement
      } else {
        sqlite3_finalize(statement)
      }
    }
  }
}
