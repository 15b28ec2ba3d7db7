extension Effect {
  /// The effect of a child in its parent's terms: identities within are the child's own, and `id` cancels all of it.
  @usableFromInline
  func child<Parent: Sendable>(
    _ id: some Hashable & Sendable, _ embed: @escaping @Sendable (Action) -> Parent
  ) -> Effect<Parent> {
    guard let node else { return .none }
    return Effect(node: EffectNode(.scope(EffectID(id)), [node])).map(embed)
  }

  /// Reports an action for a child that is not there.
  @usableFromInline
  static func orphan(_ child: Any.Type, _ source: EffectSource) -> Effect {
    Effect(node: EffectNode(.orphan(OrphanedAction(child: String(describing: child), source: source))))
  }

  /// Cancels the effects of those children that `isGone` says are not there any more.
  @usableFromInline
  static func sweep<ID: Hashable & Sendable>(
    _ source: EffectSource, where isGone: @escaping @Sendable (ID) -> Bool
  ) -> Effect {
    let isGoneScope: @Sendable (EffectID) -> Bool = { id in
      guard let child = id.value(as: ChildID<ID>.self), child.source == source, let id = child.id else { return false }
      return isGone(id)
    }
    return Effect(node: EffectNode(.sweep(isGoneScope)))
  }
}
