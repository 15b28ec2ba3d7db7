/// An action of one row among many.
public struct IdentifiedAction<ID: Hashable & Sendable, Action: Sendable>: Sendable {
  public var id: ID
  public var action: Action

  public init(_ id: ID, _ action: Action) {
    self.id = id
    self.action = action
  }
}

extension IdentifiedAction: Equatable where Action: Equatable {}
