/// An action of one row among many.
public struct IdentifiedAction<ID: Hashable & Sendable, Action: Sendable>: Sendable {
  /// The row that it is for.
  public var id: ID
  /// What it says to that row.
  public var action: Action

  /// An action for the row of this identity.
  public init(_ id: ID, _ action: Action) {
    self.id = id
    self.action = action
  }
}

extension IdentifiedAction: Equatable where Action: Equatable {}
