internal import CSQLite
internal import CStorage

/// Database files whose every page ends in a checksum, so that a byte that has changed is noticed by whoever reads it.
///
/// SQLite by itself notices half of them at best. A file of before, without checksums, is given them when it is opened.
enum CheckedDatabase {
  /// What kind of file there is, by its header (SQLite's file format, section 1.3).
  private enum Kind { case none, checked, unchecked }

  /// "StCh" in ASCII, the application ID of a checked file. No single byte makes it one, or makes it none.
  private static let mark = 0x5374_4368

  private static let isRegistered = stoa_register_checked_files() == SQLITE_OK

  /// The file system to open the database with; nil for the system's own, which reads a file that has no checksums.
  ///
  /// A file of before that cannot be given any, because there is no room or no right to, can be read only: what is written
  /// to it now, another process might be about to give them to.
  static func fileSystem(for path: String, _ options: inout DatabaseOptions) throws(StorageError) -> String? {
    guard isRegistered else { throw .statement(code: Int(SQLITE_ERROR), message: "no checked files") }
    guard try kind(path) == .unchecked else { return STOA_CHECKED }
    guard options.access != .readOnly else { return nil }
    do throws(StorageError) {
      try convert(path, options)
      return STOA_CHECKED
    } catch {
      switch error {
      case .full, .readOnly: options.access = .readOnly
      default: throw error
      }
      return nil
    }
  }

  /// Makes the first page of a file that has none yet.
  static func prepare(_ database: Database) throws(StorageError) {
    guard try database.integer("PRAGMA page_count") == 0 else { return }
    try reserve(database)
    // There is nothing yet that a power cut could take.
    try database.execute(
      "PRAGMA synchronous = OFF; PRAGMA application_id = \(mark)"
        + (Durability.isOn ? "; PRAGMA synchronous = FULL" : ""))
  }

  /// Puts a checksum on each page of a file that has none, whole or not at all each step.
  private static func convert(_ path: String, _ options: DatabaseOptions) throws(StorageError) {
    // First room for them, then they themselves, then the mark: who is killed in between leaves a file without it.
    var options = options
    options.isExclusive = true
    for (fileSystem, isLast) in [(nil, false), (STOA_SEALING, true)] {
      let database = try Database(path: path, fileSystem: fileSystem, options: options)
      try database.execute("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE; COMMIT")
      // Another process may have been first.
      guard try database.integer("PRAGMA application_id") == 0 else { return }
      if !isLast { try reserve(database) }
      try database.execute("VACUUM")
      if isLast { try database.execute("PRAGMA application_id = \(mark)") }
    }
  }

  private static func reserve(_ database: Database) throws(StorageError) {
    var count = Int32(STOA_CHECKSUM_BYTES)
    let handle = database.connection.handle
    try database.connection.check(sqlite3_file_control(handle, "main", SQLITE_FCNTL_RESERVE_BYTES, &count))
  }

  private static func kind(_ path: String) throws(StorageError) -> Kind {
    guard let header = try AtomicFile.readStart(path, count: 100), !header.isEmpty else { return .none }
    guard header.count == 100, header.starts(with: Array("SQLite format 3\0".utf8)) else { throw .damaged(path: path) }
    let reserved = Int(header[20])
    let application = header[68..<72].reduce(0) { $0 << 8 | Int($1) }
    switch (reserved, application) {
    case (STOA_CHECKSUM_BYTES, mark): return .checked
    case (0, 0), (STOA_CHECKSUM_BYTES, 0): return .unchecked
    default: throw .damaged(path: path)
    }
  }
}
