/// Finds rows by identity: a table in shards, so that a change copies one shard while an old copy is held.
///
/// It grows by linear hashing (Litwin 1980): one shard is split at a time, never the whole table.
@usableFromInline
struct RowIndex<ID: Hashable & Sendable>: Sendable {
  /// How many entries there are for each shard before the next one is split.
  @usableFromInline static var load: Int { 64 }

  @usableFromInline var shards: ContiguousArray<[ID: RowPlace]> = [[:]]
  @usableFromInline var count = 0
  /// The shards before this number have been split on this level.
  @usableFromInline var split = 0
  @usableFromInline var mask = 0

  @inlinable
  init() {}

  @inlinable
  func shard(of id: ID) -> Int {
    let hash = id.hashValue
    let number = hash & mask
    return number < split ? hash & (mask << 1 | 1) : number
  }

  @inlinable
  subscript(id: ID) -> RowPlace? { shards[shard(of: id)][id] }

  @inlinable
  mutating func set(_ id: ID, _ place: RowPlace) {
    if shards[shard(of: id)].updateValue(place, forKey: id) == nil {
      count += 1
      if count > shards.count * Self.load { grow() }
    }
  }

  @inlinable
  mutating func remove(_ id: ID) {
    if shards[shard(of: id)].removeValue(forKey: id) != nil { count -= 1 }
  }

  @inlinable
  mutating func grow() {
    let bit = mask + 1
    let old = shards[split]
    shards[split] = old.filter { $0.key.hashValue & bit == 0 }
    shards.append(old.filter { $0.key.hashValue & bit != 0 })
    split += 1
    if split > mask {
      split = 0
      mask = mask << 1 | 1
    }
  }
}
