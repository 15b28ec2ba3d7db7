/// Who is signed in with a token, and until when.
struct Session: Hashable, Sendable {
  let userID: Int
  let username: String
  /// In seconds since 1970.
  let expires: Int
}
