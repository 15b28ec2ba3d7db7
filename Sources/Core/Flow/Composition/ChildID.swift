/// The identity under which all effects of one child run: the place that declares it, and which one it is there.
@usableFromInline
struct ChildID<ID: Hashable & Sendable>: Hashable, Sendable, CustomStringConvertible {
  let source: EffectSource
  /// The type of the child's state.
  let name: String
  /// Nil for a child of which there is one at the most.
  let id: ID?

  @usableFromInline
  init(_ type: Any.Type, _ source: EffectSource, id: ID?) {
    self.source = source
    name = String(describing: type)
    self.id = id
  }

  @usableFromInline var description: String { id.map { "\(name) \($0)" } ?? name }
}
