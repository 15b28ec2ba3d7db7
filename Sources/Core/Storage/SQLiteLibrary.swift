internal import CSQLite

/// The library that keeps the databases.
public enum SQLiteLibrary {
  /// Such as "3.40.1".
  public static var version: String { String(cString: sqlite3_libversion()) }
}
