internal import DomainLayer
internal import Glibc
internal import StoaStorage
internal import Synchronization

/// The database of all snapshots: one row for each back end and account, the one kept last with the highest number.
///
/// Made at the first write, with mode 0600. Several programs may share it; the one that ends last leaves its places.
final class SnapshotFile: Sendable {
  /// The most bytes of a document.
  static let limit = 64 << 10
  /// The format of the file itself.
  static let version = 1
  /// The most rows: back ends that nobody has used for long are forgotten.
  static let mostRows = 50

  private let path: String
  private let open = Mutex<Database?>(nil)

  init(path: String) {
    self.path = path
  }

  /// The document of that key; nil where there is none. Opens the file where it is not open yet.
  func read(_ key: String) throws(StorageError) -> [UInt8]? {
    try open.withLock { (open) throws(StorageError) in
      guard open != nil || exists else { return nil }
      let database = try database(&open, access: .readWrite)
      guard try isMade(database) else { return nil }
      let statement = try database.prepare("SELECT length(document), document FROM snapshots WHERE key = ?")
      try statement.bind(1, key)
      guard try statement.step() else { return nil }
      guard statement.integer(0) <= Self.limit else { throw .tooLong(path: path, limit: Self.limit) }
      return statement.blob(1)
    }
  }

  /// Puts the document in the place of the key's last one. A file that is damaged is made anew.
  func write(_ document: [UInt8], _ key: String) throws(StorageError) {
    guard document.count <= Self.limit else { throw .tooLong(path: path, limit: Self.limit) }
    try open.withLock { (open) throws(StorageError) in
      do throws(StorageError) {
        return try put(document, key, &open)
      } catch {
        switch error {
        case .damaged, .statement, .constraint: open = nil
        default: throw error
        }
      }
      try AtomicFile.remove(path)
      try AtomicFile.remove(path + "-journal")
      try put(document, key, &open)
    }
  }

  func remove(_ key: String) throws(StorageError) {
    try open.withLock { (open) throws(StorageError) in
      guard open != nil || exists else { return }
      let database = try database(&open, access: .readWrite)
      guard try isMade(database) else { return }
      // What is deleted is also wiped.
      try database.execute("PRAGMA secure_delete = ON")
      try database.execute("DELETE FROM snapshots WHERE key = ?", [.text(key)])
    }
  }

  private func put(_ document: [UInt8], _ key: String, _ open: inout Database?) throws(StorageError) {
    if open == nil, let end = path.lastIndex(of: "/"), end > path.startIndex {
      try PrivateDirectory.make(String(path[..<end]))
    }
    let database = try database(&open, access: .create)
    let isMade = try isMade(database)
    // The last place is worth less than the time that a disk takes for it; a power cut leaves the one before.
    try database.execute(Durability.isOn ? "PRAGMA synchronous = NORMAL" : "PRAGMA synchronous = OFF")
    try database.transaction { () throws(StorageError) in
      if !isMade {
        try database.execute(
          """
          CREATE TABLE IF NOT EXISTS snapshots(
            number INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, document BLOB NOT NULL);
          PRAGMA user_version = \(Self.version)
          """)
      }
      let row = "INSERT OR REPLACE INTO snapshots(key, document) VALUES(?, ?)"
      try database.execute(row, [.text(key), .blob(document)])
      try database.execute(
        "DELETE FROM snapshots WHERE number <= (SELECT max(number) FROM snapshots) - ?", [.integer(Self.mostRows)])
    }
  }

  private var exists: Bool { access(path, F_OK) == 0 }

  /// Whether the tables are there; a file that is being made by another program has none yet.
  private func isMade(_ database: Database) throws(StorageError) -> Bool {
    let version = try database.integer("PRAGMA user_version") ?? 0
    guard version <= Self.version else { throw .newer(path: path, version: version) }
    guard version >= 0 else { throw .damaged(path: path) }
    return version == Self.version
  }

  private func database(_ open: inout Database?, access: DatabaseOptions.Access) throws(StorageError) -> Database {
    if let open { return open }
    var options = DatabaseOptions()
    options.access = access
    options.isChecked = true
    // The first screen waits for it, and so does the end.
    options.busyTimeout = .milliseconds(250)
    let database = try Database(path: path, options: options)
    open = database
    return database
  }
}
