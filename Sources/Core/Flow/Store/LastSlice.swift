/// What an observer saw last.
@usableFromInline
@FlowActor
final class LastSlice<Slice: Sendable> {
  @usableFromInline var value: Slice

  @inlinable
  nonisolated init(_ value: Slice) {
    self.value = value
  }
}
