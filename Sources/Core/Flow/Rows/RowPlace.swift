/// Where a row is: the key of its chunk, which moving the chunk does not change, and where it stood there when it was
/// last put down.
@usableFromInline
struct RowPlace: Sendable {
  @usableFromInline var chunk: Int32
  @usableFromInline var offset: Int32

  @inlinable
  init(chunk: Int32, offset: Int) {
    self.chunk = chunk
    self.offset = Int32(truncatingIfNeeded: offset)
  }
}
