/// What a sign-in gives: the tokens are to be found nowhere else, the back end keeps their digests only.
public struct IssuedSession: Hashable, Sendable {
  /// For `Authorization: Bearer`.
  public let accessToken: String
  /// For `POST /session/refresh`, once.
  public let refreshToken: String
  /// In seconds, from the time of issue.
  public let expiresIn: Int
  public let userID: Int
  public let username: String
}

extension IssuedSession: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Never the tokens themselves.
  public var description: String { "IssuedSession(user \(userID))" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
