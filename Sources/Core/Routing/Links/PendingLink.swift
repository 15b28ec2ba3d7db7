/// A destination that cannot be shown yet, and what it waits for: shown to the person, who can cancel it.
public struct PendingLink<Destination: Sendable>: Sendable {
  public enum Reason: Hashable, Sendable {
    /// Someone must sign in first.
    case signIn
    /// Data must load first, of this kind: "people".
    case data(String)
  }

  public let destination: Destination
  /// The address it came from, for the notice.
  public let address: String
  public let reason: Reason

  public init(_ destination: Destination, address: String, waitingFor reason: Reason) {
    self.destination = destination
    self.address = address
    self.reason = reason
  }
}

extension PendingLink: Equatable where Destination: Equatable {}
extension PendingLink: Hashable where Destination: Hashable {}
