internal import StoaJSON

/// What is posted to sign in or to renew tokens.
enum SessionBody {
  static func credentials(username: String, password: String) -> [UInt8] {
    JSONText.object(["username": .text(username), "password": .text(password)])
  }

  static func renewal(_ token: String) -> [UInt8] { JSONText.object(["refreshToken": .text(token)]) }
}
