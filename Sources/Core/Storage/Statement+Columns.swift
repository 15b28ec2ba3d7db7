internal import CSQLite

/// Columns of the row that `step` reached. A column of another type is converted as SQLite does; `NULL` reads as 0 or
/// as empty.
extension Statement {
  /// How many columns a row of the statement has.
  public var columnCount: Int { Int(sqlite3_column_count(handle)) }

  /// Whether the column, counted from 0, holds nothing.
  public func isNull(_ column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }

  /// The whole number in the column, counted from 0.
  public func integer(_ column: Int) -> Int { Int(sqlite3_column_int64(handle, Int32(column))) }

  /// The real number in the column, counted from 0.
  public func real(_ column: Int) -> Double { sqlite3_column_double(handle, Int32(column)) }

  /// The text; bytes that are no UTF-8 read as U+FFFD.
  public func text(_ column: Int) -> String { withText(column) { String(decoding: $0, as: UTF8.self) } }

  /// The bytes in the column, counted from 0; copied.
  public func blob(_ column: Int) -> [UInt8] {
    // The pointer must be asked for before the count: asking may convert the value.
    guard let bytes = sqlite3_column_blob(handle, Int32(column)) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, Int32(column)))))
  }

  /// The text's bytes where SQLite keeps them, valid during `body` only.
  public func withText<Value>(_ column: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    let text = sqlite3_column_text(handle, Int32(column))
    return body(UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(handle, Int32(column)))))
  }

  /// What is in the column, counted from 0, as the type that SQLite keeps it as.
  public func value(_ column: Int) -> SQLValue {
    switch sqlite3_column_type(handle, Int32(column)) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(real(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }
}
