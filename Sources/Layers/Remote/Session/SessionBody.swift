internal import FoundationEssentials

/// What is posted to sign in or to renew tokens.
enum SessionBody {
  private struct Credentials: Encodable {
    let username: String
    let password: String
  }

  private struct Renewal: Encodable {
    let refreshToken: String
  }

  static func credentials(username: String, password: String) -> [UInt8] {
    bytes(Credentials(username: username, password: password))
  }

  static func renewal(_ token: String) -> [UInt8] { bytes(Renewal(refreshToken: token)) }

  private static func bytes(_ value: some Encodable) -> [UInt8] {
    // Two short strings always encode; an empty body would be refused by the service like any wrong one.
    (try? JSONEncoder().encode(value)).map { Array($0) } ?? []
  }
}
