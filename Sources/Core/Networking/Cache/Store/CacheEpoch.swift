internal import StoaStorage

/// What keeps an answer that was on its way while something changed out of the file, whichever process changed it.
///
/// Each change has a number. An answer is asked for in the epoch of the last one before, and is not kept if its address
/// or its account has changed since. The latest changes are remembered one by one; who asked before those is refused.
enum CacheEpoch {
  /// How many changes are remembered.
  private static let memory = 256

  static func current(in database: Database) throws(StorageError) -> Int {
    try database.integer("SELECT number FROM epoch WHERE id = 1") ?? 0
  }

  /// Takes down that these places have changed; gives the number of the change. To be called in a transaction.
  static func change(_ places: [Int], in database: Database) throws(StorageError) -> Int {
    try database.execute(
      "UPDATE epoch SET number = number + 1, floor = max(floor, number + 1 - \(memory)) WHERE id = 1")
    let number = try current(in: database)
    for place in places {
      try database.execute("INSERT OR REPLACE INTO change VALUES (?, ?)", [.integer(place), .integer(number)])
    }
    try database.execute("DELETE FROM change WHERE number <= ?", [.integer(number - memory)])
    return number
  }

  /// Takes down that everything has changed.
  static func changeAll(in database: Database) throws(StorageError) {
    try database.execute("UPDATE epoch SET number = number + 1, floor = number + 1 WHERE id = 1")
  }

  /// True when one of these places has changed since that epoch, or may have.
  static func hasEnded(_ epoch: Int, for places: [Int], in database: Database) throws(StorageError) -> Bool {
    let floor = try database.integer("SELECT floor FROM epoch WHERE id = 1") ?? 0
    if epoch < floor { return true }
    for place in places {
      if try database.integer("SELECT number FROM change WHERE place = ?", [.integer(place)]) ?? 0 > epoch {
        return true
      }
    }
    return false
  }
}
