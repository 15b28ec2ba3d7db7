/// The one link that waits, if any: a newer one takes its place, and it can be cancelled.
public struct LinkGate<Destination: Sendable>: Sendable {
  public private(set) var pending: PendingLink<Destination>?

  public init() {}

  /// Lets a link wait; the one that waited before is given up and returned.
  @discardableResult
  public mutating func hold(_ link: PendingLink<Destination>) -> PendingLink<Destination>? {
    defer { pending = link }
    return pending
  }

  /// What was waited for has come: the destination to show, where a link waited for just that.
  public mutating func release(_ reason: PendingLink<Destination>.Reason) -> Destination? {
    guard let pending, pending.reason == reason else { return nil }
    self.pending = nil
    return pending.destination
  }

  /// Gives the waiting link up; what it was, for the notice.
  @discardableResult
  public mutating func cancel() -> PendingLink<Destination>? {
    defer { pending = nil }
    return pending
  }
}

extension LinkGate: Equatable where Destination: Equatable {}
extension LinkGate: Hashable where Destination: Hashable {}
