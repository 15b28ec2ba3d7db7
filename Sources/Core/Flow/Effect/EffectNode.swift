internal import Synchronization

/// One step of an effect's description; it knows no action type, so that long chains need no generic code.
///
/// A tree of any depth is walked and freed without recursion.
@usableFromInline
final class EffectNode: Sendable {
  enum Kind: Sendable {
    case send(any Sendable)
    case run(EffectWork)
    case merge
    case concatenate
    case cancel(EffectID)
    case cancellable(EffectID, cancelInFlight: Bool)
    case debounce(EffectID, WindowRule)
    case throttle(EffectID, WindowRule)
    case timeout(Duration, any Sendable)
    case retry(EffectRetry)
    case map(Transform)
    case report(PhaseViolation)
    /// A child's: its identities are told apart from those of others, and the whole can be cancelled under this one.
    case scope(EffectID)
    /// Cancels what runs in those scopes of which the closure says that they are gone.
    case sweep(@Sendable (EffectID) -> Bool)
    case orphan(OrphanedAction)
    case move(@Sendable () -> PhaseMove)
  }

  /// Nil when the value is not what the transform was made for, which only a mistake in this module could bring about.
  typealias Transform = @Sendable (any Sendable) -> (any Sendable)?

  let kind: Kind
  /// Behind a lock only so that `deinit` can take the tree apart.
  private let contents: Mutex<[EffectNode]>

  init(_ kind: Kind, _ children: [EffectNode] = []) {
    self.kind = kind
    contents = Mutex(children)
  }

  var children: [EffectNode] { contents.withLock { $0 } }

  /// Where the effect was made, when it is a single one.
  var source: EffectSource? {
    if case .run(let work) = kind { work.source } else { nil }
  }

  deinit {
    var doomed = takeChildren()
    while var node = doomed.popLast() {
      if isKnownUniquelyReferenced(&node) { doomed += node.takeChildren() }
    }
  }

  private func takeChildren() -> [EffectNode] {
    contents.withLock { children in
      defer { children = [] }
      return children
    }
  }
}
