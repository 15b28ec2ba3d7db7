/// An identity within a child: equal ones of its siblings and of its parent are others.
struct ScopedID: Hashable, Sendable, CustomStringConvertible {
  let scope: EffectID
  let id: EffectID

  var description: String { "\(scope)/\(id)" }
}

extension EffectID {
  /// Whether it belongs to a child, or to a child of that one, whose effects run under `scope`.
  func isInside(_ scope: EffectID) -> Bool {
    var id = self
    while let scoped = id.value(as: ScopedID.self) {
      if scoped.scope == scope { return true }
      id = scoped.scope
    }
    return false
  }
}
