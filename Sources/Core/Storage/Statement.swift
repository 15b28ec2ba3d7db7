internal import CSQLite

/// A prepared statement: bind values, step through rows, read columns.
///
/// Belongs to the thread that prepared it. Parameters count from 1, columns from 0. It goes back to its database for
/// the next `prepare` of the same SQL when it is released.
public final class Statement {
  let handle: OpaquePointer
  private let sql: String
  private let connection: Connection

  init(_ handle: OpaquePointer, sql: String, connection: Connection) {
    self.handle = handle
    self.sql = sql
    self.connection = connection
  }

  deinit { connection.giveBack(handle, sql: sql) }

  /// Sets all parameters in order; those beyond `values` are `NULL` unless bound before.
  public func bind(_ values: [SQLValue]) throws(StorageError) {
    for (offset, value) in values.enumerated() { try bind(offset + 1, value) }
  }

  /// Sets one parameter, counted from 1.
  public func bind(_ index: Int, _ value: SQLValue) throws(StorageError) {
    switch value {
    case .null: try connection.check(sqlite3_bind_null(handle, Int32(index)))
    case .integer(let number): try bind(index, number)
    case .real(let number): try connection.check(sqlite3_bind_double(handle, Int32(index), number))
    case .text(let text): try bind(index, text)
    case .blob(let bytes): try bind(index, bytes)
    }
  }

  /// Sets one parameter, counted from 1, to a number.
  public func bind(_ index: Int, _ value: Int) throws(StorageError) {
    try connection.check(sqlite3_bind_int64(handle, Int32(index), Int64(value)))
  }

  /// Sets one parameter, counted from 1, to a text.
  public func bind(_ index: Int, _ value: String) throws(StorageError) {
    var value = value
    let code = value.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        // An empty text has no address, and SQLite reads "no address" as NULL.
        text.isEmpty
          ? stoa_sqlite3_bind_text(handle, Int32(index), "", 0)
          : stoa_sqlite3_bind_text(handle, Int32(index), text.baseAddress, UInt64(text.count))
      }
    }
    try connection.check(code)
  }

  /// Sets one parameter, counted from 1, to bytes.
  public func bind(_ index: Int, _ value: [UInt8]) throws(StorageError) {
    let code = value.withUnsafeBytes { bytes in
      bytes.isEmpty
        ? sqlite3_bind_zeroblob(handle, Int32(index), 0)
        : stoa_sqlite3_bind_blob(handle, Int32(index), bytes.baseAddress, UInt64(bytes.count))
    }
    try connection.check(code)
  }

  /// Moves to the next row; `false` after the last one.
  public func step() throws(StorageError) -> Bool {
    try connection.locked { () throws(StorageError) in
      let code = sqlite3_step(handle)
      guard code == SQLITE_ROW || code == SQLITE_DONE else {
        let error = connection.error(code)
        sqlite3_reset(handle)
        throw error
      }
      return code == SQLITE_ROW
    }
  }

  /// Makes the statement ready to run again; bound values stay.
  public func reset() { sqlite3_reset(handle) }

  /// Binds `values`, runs to the end and resets: for statements whose rows do not matter.
  public func run(_ values: [SQLValue] = []) throws(StorageError) {
    try bind(values)
    try runToEnd()
  }

  /// Runs with the values bound so far to the end and resets.
  public func runToEnd() throws(StorageError) {
    while try step() {}
    reset()
  }
}
