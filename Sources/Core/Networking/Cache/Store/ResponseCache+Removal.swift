internal import StoaStorage

extension ResponseCache {
  /// Drops all that is kept of these addresses, and of these collections with any query and of their items: everybody's.
  /// What is on its way is not kept.
  ///
  /// Gives the epoch that begins with it: what was asked for later may be kept again.
  @discardableResult
  public func invalidate(_ urls: [HTTPURL], collections: [HTTPURL] = []) -> Int {
    guard !urls.isEmpty || !collections.isEmpty else { return 0 }
    let places = urls.map { Self.place($0) }
    let wholes = collections.map { Self.place(collection: $0.string) }
    let epoch = attempt { (database) throws(StorageError) in
      database.emptyLogWhenClosed()
      return try database.transaction { () throws(StorageError) in
        for place in places { try database.execute("DELETE FROM response WHERE place = ?", [.integer(place)]) }
        for collection in collections {
          try database.execute(
            "DELETE FROM response WHERE url = ?1 OR substr(url, 1, length(?1) + 1) IN (?1 || '?', ?1 || '/')",
            [.text(collection.string)])
        }
        return try CacheEpoch.change(places + wholes, in: database)
      }
    }
    return epoch ?? 0
  }

  /// Drops all that is kept for an account, from the file, too; false when it could not be done now.
  @discardableResult
  public func removeAll(account: String) -> Bool {
    let isDone = attempt { (database) throws(StorageError) in
      try database.transaction { () throws(StorageError) in
        // What is on its way for this account must not be kept after it has gone.
        _ = try CacheEpoch.change([Self.place(account: account)], in: database)
        for row in try Self.allRows(in: database) {
          // Whose a damaged row was cannot be told.
          if !row.belongs(to: account), try Self.isSound(row, in: database) { continue }
          try Self.delete(row.id, in: database)
        }
      }
      return try Self.empty(logOf: database)
    }
    return isDone ?? false
  }

  /// Drops everything, and gives the room back to the disk; false when it could not be done now.
  @discardableResult
  public func purge() -> Bool {
    let isDone = attempt { (database) throws(StorageError) in
      try database.transaction { () throws(StorageError) in
        try CacheEpoch.changeAll(in: database)
        try database.execute("DELETE FROM response")
      }
      try database.execute("VACUUM")
      return try Self.empty(logOf: database)
    }
    return isDone ?? false
  }

  static func allRows(in database: Database) throws(StorageError) -> [CacheRow] {
    let statement = try database.prepare("SELECT \(CacheRow.columns) FROM response")
    var rows: [CacheRow] = []
    while try statement.step() { rows.append(CacheRow(statement)) }
    return rows
  }

  /// The log still has what was dropped; false while another process reads it.
  private static func empty(logOf database: Database) throws(StorageError) -> Bool {
    try database.integer("PRAGMA wal_checkpoint(TRUNCATE)") == 0
  }
}
