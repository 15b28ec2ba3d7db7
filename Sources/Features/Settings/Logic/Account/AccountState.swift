public import DomainLayer

/// Who is signed in, and the form to sign in with.
public struct AccountState: Sendable, Equatable {
  /// A field of the form.
  public enum Field: Sendable, Hashable, CaseIterable { case username, password }

  public internal(set) var session: SessionState?
  public internal(set) var username = ""
  public internal(set) var password = ""
  public internal(set) var field = Field.username
  /// Where the caret stands in the field that has the keys.
  public internal(set) var caret = 0
  /// Whether the service is being asked.
  public internal(set) var isBusy = false
  public internal(set) var trouble: DomainError?

  public init() {}

  /// Whether the form is on the screen.
  public var showsForm: Bool { session == .signedOut }
}
