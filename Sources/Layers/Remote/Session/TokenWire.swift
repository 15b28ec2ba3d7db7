internal import DomainLayer
internal import StoaJSON
internal import StoaNetworking

/// Tokens on the wire: `{"accessToken", "refreshToken", "expiresIn", "userId", "username"}`.
struct TokenWire: Sendable {
  private let access: String
  private let refresh: String?
  /// In seconds from now.
  private let expiresIn: Int?
  private let userID: Int?
  private let username: String?

  /// Nil when the body holds no tokens.
  static func read(_ body: [UInt8]) -> TokenWire? {
    guard let root = try? JSONDocument(WireText.withoutMark(body[...])).root else { return nil }
    return try? TokenWire(FieldReader(root))
  }

  private init(_ fields: FieldReader) throws(WireError) {
    access = try fields.text("accessToken")
    if access.isEmpty { throw .missing("accessToken") }
    refresh = try fields.optionalText("refreshToken")
    expiresIn = try? fields.integer("expiresIn")
    userID = try? fields.integer("userId")
    username = try fields.optionalText("username")
  }

  /// The tokens; a service that sends no new refresh token means the old one.
  func tokens(now: Int64, replacing old: TokenPair? = nil) -> TokenPair {
    TokenPair(access: access, refresh: refresh ?? old?.refresh, expires: expiresIn.map { now + Int64($0) })
  }

  /// Whose they are; the name that was typed where the service does not say.
  func account(signedInAs typed: String) -> Account { Account(username: username ?? typed, userID: userID) }
}
