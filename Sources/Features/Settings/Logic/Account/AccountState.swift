public import DomainLayer

/// Who is signed in, and the form to sign in with.
public struct AccountState: Sendable, Equatable {
  /// A field of the form.
  public enum Field: Sendable, Hashable, CaseIterable { case username, password }

  public package(set) var session: SessionState?
  public package(set) var username = ""
  public package(set) var password = ""
  public package(set) var field = Field.username
  /// Where the caret stands in the field that has the keys.
  public package(set) var caret = 0
  /// Whether the service is being asked.
  public package(set) var isBusy = false
  public package(set) var trouble: DomainError?

  public init() {}

  /// Whether the form is on the screen.
  public var showsForm: Bool { session == .signedOut }
  /// Whether it could not be read who is signed in.
  public var hasFailed: Bool { session == nil && trouble != nil }
}
