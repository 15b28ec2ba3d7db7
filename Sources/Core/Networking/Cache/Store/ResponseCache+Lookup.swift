internal import StoaStorage

extension ResponseCache {
  /// Uses closer together than this are one: noting each would make every read a write. In milliseconds.
  private static let useResolution = 300_000

  /// What there is for the request.
  package func lookup(_ request: HTTPRequest, account: String) -> CacheLookup {
    let found = attempt { (database) throws(StorageError) in
      try database.snapshot { () throws(StorageError) in
        var lookup = CacheLookup()
        lookup.epoch = try CacheEpoch.current(in: database)
        let rows = try Self.rows(about: request.url, account, in: database)
        let matching = rows.filter { $0.selection?.matches(request.headers) ?? false }
        let tags = rows.filter { row in !matching.contains { $0.id == row.id } }.compactMap { $0.fields["ETag"] }
        // These rows are not checked: what could not be sent must not break the request.
        lookup.otherTags = Array(tags.filter { !$0.isEmpty && HTTPToken.isFieldValue($0) }.prefix(8))
        let (stored, row, broken) = try Self.latest(of: matching, in: database)
        lookup.stored = stored
        return (lookup, row, broken)
      }
    }
    guard let (lookup, row, broken) = found else { return CacheLookup() }
    if !broken.isEmpty { drop(broken) }
    if let row { note(row) }
    return lookup
  }

  /// The variant of the address that has this entity tag.
  func variant(of url: HTTPURL, account: String, tag: String) -> StoredResponse? {
    let found = attempt { (database) throws(StorageError) in
      try database.snapshot { () throws(StorageError) in
        let rows = try Self.rows(about: url, account, in: database).filter { row in
          row.fields["ETag"].map { EntityTag.weaklyMatches($0, tag) } ?? false
        }
        return try Self.latest(of: rows, in: database).0
      }
    }
    return found ?? nil
  }

  static func rows(about url: HTTPURL, _ account: String, in database: Database) throws(StorageError) -> [CacheRow] {
    let statement = try database.prepare("SELECT \(CacheRow.columns) FROM response WHERE place = ?")
    try statement.bind(1, place(url))
    var rows: [CacheRow] = []
    while try statement.step() {
      let row = CacheRow(statement)
      // The index only guesses: a hash of two addresses may be the same, a damaged index point anywhere.
      if row.isAbout(url), row.belongs(to: account) { rows.append(row) }
    }
    return rows
  }

  static func body(of id: Int, in database: Database) throws(StorageError) -> [UInt8] {
    let statement = try database.prepare("SELECT body FROM response WHERE id = ?")
    try statement.bind(1, id)
    return try statement.step() ? statement.blob(0) : []
  }

  /// Where the index looks for an address.
  static func place(_ url: HTTPURL) -> Int {
    Int(Int64(bitPattern: Checksum.hash(url.string)))
  }

  /// Where the changes of an account are taken down; an address never begins like this.
  static func place(account: String) -> Int {
    Int(Int64(bitPattern: Checksum.hash("account " + account)))
  }

  /// Where the changes of a collection are taken down.
  static func place(collection: String) -> Int {
    Int(Int64(bitPattern: Checksum.hash("collection " + collection)))
  }

  /// Where the changes of the collections are taken down that an address is one of, or an item of.
  static func collections(_ url: HTTPURL) -> [Int] {
    let address = url.string.prefix { $0 != "?" }
    let parent = address.lastIndex(of: "/").map { address[..<$0] } ?? address
    return [address, parent].map { place(collection: String($0)) }
  }

  /// The latest sound answer of these, with its row, and the rows that are not sound.
  private static func latest(
    of rows: [CacheRow], in database: Database
  ) throws(StorageError) -> (StoredResponse?, CacheRow?, [Int]) {
    var best: (StoredResponse, CacheRow)?
    var broken: [Int] = []
    for row in rows {
      guard let stored = row.stored(body: try body(of: row.id, in: database)) else {
        broken.append(row.id)
        continue
      }
      if let (known, _) = best, (known.date, known.responseTime) >= (stored.date, stored.responseTime) { continue }
      best = (stored, row)
    }
    return (best?.0, best?.1, broken)
  }

  private func note(_ row: CacheRow) {
    let time = now()
    guard abs(time - row.used) >= Self.useResolution else { return }
    _ = attempt { (database) throws(StorageError) in
      try database.execute("UPDATE response SET used = ? WHERE id = ?", [.integer(time), .integer(row.id)])
    }
  }

  private func drop(_ rows: [Int]) {
    _ = attempt { (database) throws(StorageError) in
      for id in rows { try database.execute("DELETE FROM response WHERE id = ?", [.integer(id)]) }
    }
    tell("the cache \(path) held a damaged answer, which was dropped")
  }
}
