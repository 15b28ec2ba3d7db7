/// Finds chunks by the index of a row, and by their keys.
@usableFromInline
struct RowLayout: Sendable {
  /// Rows in a block, the step of the table that is looked into first.
  @usableFromInline static var block: Int { 32 }

  /// Index of the first row of each chunk.
  @usableFromInline var starts: ContiguousArray<Int> = []
  /// In which chunk the first row of each block is.
  @usableFromInline var blocks: ContiguousArray<Int32> = []
  /// Where the chunk of each key stands; keys of no chunk hold anything.
  @usableFromInline var positions: ContiguousArray<Int32> = []
  @usableFromInline var freeKeys: ContiguousArray<Int32> = []

  @inlinable
  init() {}

  /// The chunk in which the row of an index is; a block is at most five chunks long.
  @inlinable
  func position(of index: Int) -> Int {
    var position = Int(blocks[index / Self.block])
    while position + 1 < starts.count, starts[position + 1] <= index { position += 1 }
    return position
  }

  @inlinable
  mutating func makeKey() -> Int32 {
    if let key = freeKeys.popLast() { return key }
    positions.append(0)
    return Int32(truncatingIfNeeded: positions.count - 1)
  }

  /// One row was put behind all others, into the last chunk.
  @inlinable
  mutating func append(at index: Int, in position: Int) {
    if index.isMultiple(of: Self.block) { blocks.append(Int32(truncatingIfNeeded: position)) }
  }

  /// Goes through the chunks from one on; those before it have not changed.
  @inlinable
  mutating func update<Row>(_ chunks: ContiguousArray<RowChunk<Row>>, from first: Int) {
    var position = min(first, chunks.count)
    var start = 0
    if position > 0 { start = starts[position - 1] + chunks[position - 1].rows.count }
    starts.removeLast(starts.count - position)
    blocks.removeLast(max(0, blocks.count - (start + Self.block - 1) / Self.block))
    while position < chunks.count {
      starts.append(start)
      positions[Int(chunks[position].key)] = Int32(truncatingIfNeeded: position)
      start += chunks[position].rows.count
      while blocks.count * Self.block < start { blocks.append(Int32(truncatingIfNeeded: position)) }
      position += 1
    }
  }
}
