/// An action for a child that was not there: it was dropped, and this says so.
///
/// It names the child and the line that declares it, never what the action carried.
public struct OrphanedAction: Hashable, Sendable, CustomStringConvertible {
  /// The type of the child's state.
  public var child: String
  /// Where the child was declared to its parent.
  public var source: EffectSource

  /// An action for `child`, which was declared to its parent at `source`.
  public init(child: String, source: EffectSource) {
    self.child = child
    self.source = source
  }

  public var description: String { "an action for \(child) was dropped: there is none now (declared at \(source))" }
}
