/// Neighbouring rows, which are copied together.
@usableFromInline
struct RowChunk<Row: Sendable>: Sendable {
  /// By which the index finds it, wherever it stands.
  @usableFromInline var key: Int32
  @usableFromInline var rows: ContiguousArray<Row>

  @inlinable
  init(key: Int32, rows: ContiguousArray<Row>) {
    self.key = key
    self.rows = rows
  }
}
