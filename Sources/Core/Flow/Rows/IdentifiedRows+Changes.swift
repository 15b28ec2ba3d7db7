extension IdentifiedRows {
  /// Adds a row behind all others, or puts it where its identity already stands.
  @inlinable
  public mutating func append(_ row: Row) { insert(row, at: count) }

  /// Inserts a row before the one at an index (any other counts as the nearest), or puts it where its identity stands.
  @inlinable
  public mutating func insert(_ row: Row, at index: Int) {
    if let (position, offset) = find(identify(row)) {
      chunks[position].rows[offset] = row
      version = Revision()
    } else {
      put(row, at: index)
      changeMembers()
    }
  }

  /// Takes out the row of an identity; nil where there is none.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Row? {
    guard let (position, offset) = find(id) else { return nil }
    changeMembers()
    return take(id, from: position, at: offset)
  }

  /// Takes out every row.
  @inlinable
  public mutating func removeAll() { self = IdentifiedRows(id: identify) }

  /// Moves a row so that it stands at an index (any other counts as the nearest); false where there is none of that
  /// identity.
  @inlinable
  @discardableResult
  public mutating func move(id: ID, to index: Int) -> Bool {
    guard let (position, offset) = find(id) else { return false }
    put(take(id, from: position, at: offset), at: index)
    version = Revision()
    return true
  }

  /// Orders the rows anew; equal ones keep their order.
  @inlinable
  public mutating func sort(by isBefore: (Row, Row) -> Bool) {
    let members = membership
    self = IdentifiedRows(sorted(by: isBefore), id: identify)
    membership = members
  }

  @inlinable
  mutating func changeMembers() {
    version = Revision()
    membership = version
  }

  @inlinable
  mutating func put(_ row: Row, at wanted: Int) {
    let index = Swift.max(0, Swift.min(wanted, count))
    if index == count { return putLast(row) }
    var position = layout.position(of: index)
    var offset = index - layout.starts[position]
    let first = position
    if chunks[position].rows.count >= Self.capacity {
      divide(position)
      let half = chunks[position].rows.count
      if offset > half { (position, offset) = (position + 1, offset - half) }
    }
    chunks[position].rows.insert(row, at: offset)
    self.index.set(identify(row), RowPlace(chunk: chunks[position].key, offset: offset))
    layout.update(chunks, from: first)
  }

  @inlinable
  mutating func putLast(_ row: Row) {
    let index = count
    if chunks.isEmpty || chunks[chunks.count - 1].rows.count >= Self.capacity {
      let key = layout.makeKey()
      chunks.append(RowChunk(key: key, rows: []))
      layout.positions[Int(key)] = Int32(truncatingIfNeeded: chunks.count - 1)
      layout.starts.append(index)
    }
    let last = chunks.count - 1
    self.index.set(identify(row), RowPlace(chunk: chunks[last].key, offset: chunks[last].rows.count))
    chunks[last].rows.append(row)
    layout.append(at: index, in: last)
  }

  @inlinable
  mutating func take(_ id: ID, from position: Int, at offset: Int) -> Row {
    let row = chunks[position].rows.remove(at: offset)
    index.remove(id)
    let left = chunks[position].rows.count
    if left == 0 {
      layout.freeKeys.append(chunks.remove(at: position).key)
      layout.update(chunks, from: position)
    } else if left < Self.capacity / 4, chunks.count > 1 {
      let first = position == chunks.count - 1 ? position - 1 : position
      join(first)
      layout.update(chunks, from: first)
    } else {
      layout.update(chunks, from: position)
    }
    return row
  }

  /// Makes two chunks of a full one.
  @inlinable
  mutating func divide(_ position: Int) {
    let half = chunks[position].rows.count / 2
    let rest = ContiguousArray(chunks[position].rows[half...])
    chunks[position].rows.removeLast(rest.count)
    chunks.insert(RowChunk(key: layout.makeKey(), rows: rest), at: position + 1)
    settle(position + 1)
  }

  /// Makes one chunk of two neighbours, or shares their rows out anew.
  @inlinable
  mutating func join(_ first: Int) {
    let second = chunks.remove(at: first + 1)
    chunks[first].rows += second.rows
    layout.freeKeys.append(second.key)
    settle(first)
    if chunks[first].rows.count > Self.capacity { divide(first) }
  }

  /// Tells the index where the rows of a chunk are.
  @inlinable
  mutating func settle(_ position: Int) {
    let key = chunks[position].key
    for (offset, row) in chunks[position].rows.enumerated() {
      index.set(identify(row), RowPlace(chunk: key, offset: offset))
    }
  }

  /// A row has another identity than the one by which it was found.
  @inlinable
  mutating func rename(_ old: ID, in position: Int, at offset: Int) {
    let index = layout.starts[position] + offset
    let row = take(old, from: position, at: offset)
    guard let (other, place) = find(identify(row)) else {
      put(row, at: index)
      changeMembers()
      return
    }
    let isBefore = layout.starts[other] + place < index
    _ = take(identify(row), from: other, at: place)
    put(row, at: isBefore ? index - 1 : index)
    changeMembers()
  }
}
