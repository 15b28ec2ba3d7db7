internal import StoaStorage

extension ResponseCache {
  /// What it holds; nil when the file cannot be used now.
  public func statistics() -> CacheStatistics? {
    attempt { (database) throws(StorageError) in
      try database.snapshot { () throws(StorageError) in
        var statistics = CacheStatistics()
        statistics.entries = try database.integer("SELECT count(*) FROM response") ?? 0
        statistics.bytes = try database.integer("SELECT sum(size) FROM response") ?? 0
        statistics.oldest = try database.integer("SELECT min(response_time) FROM response")
        statistics.newest = try database.integer("SELECT max(response_time) FROM response")
        let accounts = try database.prepare(
          "SELECT DISTINCT account FROM response WHERE account <> '' ORDER BY account")
        while try accounts.step() { statistics.accounts.append(accounts.text(0)) }
        statistics.fileBytes = DatabaseFile.size(path)
        return statistics
      }
    }
  }

  /// Reads everything, drops what is damaged, and sets the file aside where it does not hold together; nil when it
  /// cannot be used now.
  public func verify() -> CacheVerification? {
    let before = setAsides
    var found = attempt { (database) throws(StorageError) in
      guard try Self.holdsTogether(database) else { throw StorageError.damaged(path: path) }
      return try database.transaction { () throws(StorageError) in
        var found = CacheVerification()
        for row in try Self.allRows(in: database) {
          if try Self.isSound(row, in: database) {
            found.sound += 1
          } else {
            found.dropped += 1
            try Self.delete(row.id, in: database)
          }
        }
        return found
      }
    }
    found?.isSetAside = setAsides != before
    return found
  }

  static func isSound(_ row: CacheRow, in database: Database) throws(StorageError) -> Bool {
    row.stored(body: try body(of: row.id, in: database)) != nil
  }

  private static func holdsTogether(_ database: Database) throws(StorageError) -> Bool {
    let statement = try database.prepare("PRAGMA integrity_check(1)")
    return try statement.step() && statement.text(0) == "ok"
  }
}
