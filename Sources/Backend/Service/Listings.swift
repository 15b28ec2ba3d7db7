internal import StoaStorage

/// The ids that the last filtered or sorted requests found, so that turning a page does not search again.
struct Listings {
  struct Key: Hashable {
    let sql: String
    let values: [SQLValue]
  }

  /// What changes whenever any connection writes to the file.
  private var version = -1
  /// The latest last.
  private var kept: [(key: Key, ids: [Int])] = []
  private static let limit = 3

  /// The ids for `key`, kept ones when the data is as it was at `version`.
  mutating func ids<Failure: Error>(
    _ key: Key, version: Int, search: () throws(Failure) -> [Int]
  ) throws(Failure) -> [Int] {
    if version != self.version {
      kept = []
      self.version = version
    }
    if let index = kept.firstIndex(where: { $0.key == key }) {
      kept.append(kept.remove(at: index))
      return kept[kept.count - 1].ids
    }
    let ids = try search()
    kept = kept.suffix(Self.limit - 1) + [(key, ids)]
    return ids
  }
}
