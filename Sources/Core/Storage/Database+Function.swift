internal import CSQLite

extension Database {
  /// Adds the SQL function `contains_bytes(text, part)`: 1 when `part` occurs in `text`, byte for byte, else 0.
  ///
  /// Many times faster than SQLite's `instr` on long texts; `NULL` contains nothing.
  public func addContainsFunction() throws(StorageError) {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS
    try connection.check(
      sqlite3_create_function_v2(
        connection.handle, "contains_bytes", 2, flags, nil, containsBytes, nil, nil, nil))
  }
}

private func containsBytes(
  _ context: OpaquePointer?, _ count: Int32, _ arguments: UnsafeMutablePointer<OpaquePointer?>?
) {
  guard let arguments, count == 2, let text = sqlite3_value_text(arguments[0]),
    let part = sqlite3_value_text(arguments[1])
  else { return sqlite3_result_int(context, 0) }
  let isFound = stoa_contains_bytes(
    text, Int(sqlite3_value_bytes(arguments[0])), part, Int(sqlite3_value_bytes(arguments[1])))
  sqlite3_result_int(context, isFound)
}
