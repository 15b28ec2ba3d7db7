/// Rows in an order, each with an identity: for lists of any length whose rows change one at a time.
///
/// A row is found in constant time, by index and by identity. Rows are held in chunks of at most 32: a change copies
/// one chunk, and a table of the chunks, when a copy of the list is held elsewhere, and nothing when none is. A row that
/// is inserted, removed or moved costs its chunk and one pass over the table of chunks; one that is appended does not.
///
/// No two rows have one identity: a row that comes with the identity of another takes its place.
public struct IdentifiedRows<ID: Hashable & Sendable, Row: Sendable>: Sendable {
  /// Rows in a chunk at the most; at least a quarter of it, but in the last one.
  @usableFromInline static var capacity: Int { 32 }

  @usableFromInline let identify: @Sendable (Row) -> ID
  @usableFromInline var chunks: ContiguousArray<RowChunk<Row>> = []
  @usableFromInline var index = RowIndex<ID>()
  @usableFromInline var layout = RowLayout()
  @usableFromInline var version = Revision()
  /// Another one whenever a row came or went.
  @usableFromInline var membership = Revision()

  /// How many rows there are.
  @inlinable public var count: Int { index.count }

  /// Another one after every change: what observes the rows compares it instead of them.
  @inlinable public var revision: Revision { version }

  /// No rows; `identify` says what makes one the same row after a change.
  @inlinable
  public init(id identify: @escaping @Sendable (Row) -> ID) {
    self.identify = identify
  }

  /// These rows in their order; of several with one identity the last, where the first stood.
  @inlinable
  public init(_ rows: some Sequence<Row>, id identify: @escaping @Sendable (Row) -> ID) {
    self.init(id: identify)
    for row in rows { append(row) }
  }

  /// The row of an identity; nil where there is none.
  @inlinable
  public subscript(id id: ID) -> Row? {
    guard let (position, offset) = find(id) else { return nil }
    return chunks[position].rows[offset]
  }

  /// Whether there is a row of this identity; costs the same for any number of rows.
  @inlinable
  public func contains(id: ID) -> Bool { index[id] != nil }

  /// Where the row of an identity stands; nil where there is none.
  @inlinable
  public func index(id: ID) -> Int? {
    guard let (position, offset) = find(id) else { return nil }
    return layout.starts[position] + offset
  }

  /// The identities, in the order of the rows.
  public var ids: [ID] { chunks.flatMap { $0.rows.map(identify) } }

  /// Changes one row in place; nil, and no call, where there is none of that identity.
  ///
  /// A row that has another identity afterwards takes the place of the row that had it.
  @inlinable
  @discardableResult
  public mutating func update<Result>(_ id: ID, _ body: (inout Row) -> Result) -> Result? {
    guard let (position, offset) = find(id) else { return nil }
    version = Revision()
    let result = body(&chunks[position].rows[offset])
    if identify(chunks[position].rows[offset]) != id { rename(id, in: position, at: offset) }
    return result
  }

  /// Chunk and offset of a row. The index knows where the row was put down; what came or went before it in its chunk
  /// since has moved it by as much.
  @inlinable
  func find(_ id: ID) -> (position: Int, offset: Int)? {
    guard let place = index[id] else { return nil }
    let position = Int(layout.positions[Int(place.chunk)])
    let offset = Int(place.offset)
    let isThere = offset < chunks[position].rows.count && identify(chunks[position].rows[offset]) == id
    if isThere { return (position, offset) }
    return chunks[position].rows.firstIndex { identify($0) == id }.map { (position, $0) }
  }
}

extension IdentifiedRows where Row: Identifiable, Row.ID == ID {
  /// No rows.
  @inlinable
  public init() { self.init(id: { $0.id }) }

  /// These rows in their order; of several with one identity the last, where the first stood.
  @inlinable
  public init(_ rows: some Sequence<Row>) { self.init(rows, id: { $0.id }) }
}
