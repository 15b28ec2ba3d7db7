/// Where the program stands before its tabs can be used.
public enum AppFlow: Hashable, Sendable, CaseIterable {
  /// It is not known yet who is signed in.
  case starting
  /// Nobody is, and the service wants to know.
  case signedOut
  /// The tabs are there.
  case main
}
