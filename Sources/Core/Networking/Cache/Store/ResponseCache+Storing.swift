internal import StoaStorage

extension ResponseCache {
  /// Keeps an answer, in the place of those that it supersedes.
  ///
  /// Not kept is what asks for more room than there is; what was on its way while its address or its account changed
  /// (`epoch`); and what was asked for before, but came after, an answer that is there already.
  package func store(_ stored: StoredResponse, for request: HTTPHeaders, epoch: Int) {
    guard let row = CacheRow(stored) else { return }
    let size = row.size(body: stored.body)
    _ = attempt { (database) throws(StorageError) in
      try database.transaction { () throws(StorageError) in
        let places = [Self.place(stored.url), Self.place(account: stored.account)] + Self.collections(stored.url)
        if try CacheEpoch.hasEnded(epoch, for: places, in: database) { return }
        let rows = try Self.rows(about: stored.url, stored.account, in: database)
        let old = rows.filter { row in
          row.selection.map { $0 == stored.selection || $0.matches(request) } ?? true
        }
        if old.contains(where: { $0.isLater(than: stored) }) { return }
        for row in old { try Self.delete(row.id, in: database) }
        guard size <= limits.bytes else { return }
        try Self.insert(row, stored, in: database)
        try makeRoom(in: database, sparing: database.lastInsertedRow)
      }
    }
  }

  /// Drops the answer that a request would be given, since the service has said something else that is not kept.
  package func remove(_ url: HTTPURL, account: String, for request: HTTPHeaders) {
    _ = attempt { (database) throws(StorageError) in
      database.emptyLogWhenClosed()
      try database.transaction { () throws(StorageError) in
        let rows = try Self.rows(about: url, account, in: database)
        for row in rows where row.selection?.matches(request) ?? true { try Self.delete(row.id, in: database) }
      }
    }
  }

  static func delete(_ id: Int, in database: Database) throws(StorageError) {
    try database.execute("DELETE FROM response WHERE id = ?", [.integer(id)])
  }

  private static func insert(
    _ row: CacheRow, _ stored: StoredResponse, in database: Database
  ) throws(StorageError) {
    let columns = "used, sum, account, url, vary, status, headers, request_time, response_time, body, size, place"
    try database.execute(
      "INSERT INTO response (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      row.values(body: stored.body) + [.integer(place(stored.url))])
  }

  /// Drops what was used least recently until the limits hold.
  private func makeRoom(in database: Database, sparing new: Int) throws(StorageError) {
    let totals = try database.prepare("SELECT count(*), total(size) FROM response")
    guard try totals.step() else { return }
    var entries = totals.integer(0)
    var bytes = totals.real(1)
    totals.reset()
    guard entries > limits.entries || bytes > Double(limits.bytes) else { return }
    let oldest = try database.prepare("SELECT id, size FROM response ORDER BY used, id")
    var leaving: [Int] = []
    while entries > limits.entries || bytes > Double(limits.bytes), try oldest.step() {
      guard oldest.integer(0) != new else { continue }
      leaving.append(oldest.integer(0))
      entries -= 1
      bytes -= oldest.real(1)
    }
    oldest.reset()
    for id in leaving { try Self.delete(id, in: database) }
  }
}
