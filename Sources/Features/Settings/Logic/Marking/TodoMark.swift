public import DomainLayer

/// What is known of a to-do that was marked here, and what became of the last wish for it.
public struct TodoMark: Hashable, Sendable {
  public enum Standing: Hashable, Sendable {
    /// The service has it as is known.
    case settled
    /// The wish is on its way; `next` is what is wanted by now, where that is something else.
    case sending(next: Bool?)
    /// The service did not take the wish.
    case failed(DomainError)
    /// Nobody knows whether the service took the wish.
    case unknown(DomainError)
    /// The service is being asked what became of such a wish.
    case asking(DomainError)
  }

  public package(set) var standing: Standing
  /// Whether it was done when the service last said so.
  public package(set) var known: Bool
  /// What was sent last.
  public package(set) var sent: Bool
  /// How many wishes had ended when this one had: what was asked for before is older.
  package var ended: Int

  package init(known: Bool) {
    self.init(known: known, sent: known, .settled)
  }

  package init(known: Bool, sent: Bool, _ standing: Standing, ended: Int = 0) {
    self.known = known
    self.sent = sent
    self.standing = standing
    self.ended = ended
  }

  /// Whether it is shown as done: as wished while the wish is on its way, else as known.
  public var isDone: Bool {
    if case .sending(let next) = standing { return next ?? sent }
    return known
  }

  /// Why the last wish came to nothing, as far as is known.
  public var trouble: DomainError? {
    switch standing {
    case .failed(let failure), .unknown(let failure): failure
    case .settled, .sending, .asking: nil
    }
  }

  /// Whether the last wish came to nothing, as far as is known: the next one is the same again.
  var wantsRepeating: Bool {
    switch standing {
    case .failed, .unknown, .asking: true
    case .settled, .sending: false
    }
  }
}
