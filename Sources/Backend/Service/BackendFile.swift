internal import Glibc
package import StoaStorage
internal import Synchronization

/// The back end's database files: made whole or not at all, and opened with what its requests need.
package enum BackendFile {
  private static let serial = Atomic<Int>(0)

  /// Makes the file at `path` from what `fill` puts into an empty database.
  ///
  /// The work goes into a draft that takes the name only when complete, so a killed run leaves nothing half-made; when
  /// another process was first, its file stands and this one's is dropped.
  package static func make(_ path: String, fill: (Database) throws(StorageError) -> Void) throws(StorageError) {
    try PrivateDirectory.make(folder(of: path))
    removeAbandonedDrafts(of: path)
    let draft = "\(path).\(getpid())-\(serial.add(1, ordering: .relaxed).newValue).draft"
    defer { unlink(draft) }
    try fillDraft(draft, fill)
    try AtomicFile.flush(draft)
    // A link, unlike a rename, never replaces the file of a faster process, which may hold edits already.
    guard link(draft, path) == 0 || errno == EEXIST else {
      throw StorageError.file(path: path, reason: String(cString: strerror(errno)))
    }
    AtomicFile.flushDirectory(of: path)
  }

  /// Opens a complete file; statements end early when the task that runs them is cancelled.
  static func open(_ path: String) throws(StorageError) -> Database {
    var options = DatabaseOptions()
    options.access = .readWrite
    options.isChecked = true
    options.shouldInterrupt = { Task.isCancelled }
    let database = try Database(path: path, options: options)
    if try database.integer("PRAGMA user_version") == 1 { try Schema.upgrade(database) }
    let version = try database.integer("PRAGMA user_version") ?? 0
    if version > Schema.version { throw StorageError.newer(path: path, version: version) }
    guard version == Schema.version else { throw StorageError.damaged(path: path) }
    try database.addTextFunctions()
    return database
  }

  private static func fillDraft(
    _ draft: String, _ fill: (Database) throws(StorageError) -> Void
  ) throws(StorageError) {
    var options = DatabaseOptions()
    options.isChecked = true
    let database = try Database(path: draft, options: options)
    // Nobody else sees the draft, and a broken one is thrown away: no journal, one flush at the end.
    try database.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE")
    try fill(database)
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// Drafts whose process is gone.
  private static func removeAbandonedDrafts(of path: String) {
    let folder = folder(of: path)
    let prefix = path.dropFirst(folder.count + 1) + "."
    guard let listing = opendir(folder) else { return }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      guard name.hasPrefix(prefix), name.contains(".draft") else { continue }
      guard let owner = Int32(name.dropFirst(prefix.count).prefix { $0.isNumber }) else { continue }
      if kill(owner, 0) != 0, errno == ESRCH { unlink("\(folder)/\(name)") }
    }
  }
}
