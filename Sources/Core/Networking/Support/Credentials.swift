/// Where the secrets of a request and of an answer are: none reaches another origin, the log or the cache's file.
enum Credentials {
  private static let requestFields: Set<String> = [
    "authorization", "cookie", "proxy-authorization", "x-api-key", "api-key", "apikey", "x-auth-token",
    "x-access-token", "private-token",
  ]
  private static let responseFields: Set<String> = [
    "set-cookie", "set-cookie2", "authentication-info", "authorization", "x-auth-token", "x-access-token",
  ]
  private static let queryNames: Set<String> = [
    "access_token", "api_key", "apikey", "auth", "client_secret", "key", "password", "refresh_token", "secret", "sig",
    "signature", "token",
  ]

  /// True for a field of a request that says who asks.
  static func isCredential(_ name: String) -> Bool {
    requestFields.contains(name.lowercased())
  }

  /// True when the request says itself who asks. Its answer may be that person's alone, and the cache, which could tell
  /// people apart only by keeping their secrets, stays out of it.
  static func areIn(_ request: HTTPRequest) -> Bool {
    if request.headers.fields.contains(where: { isCredential($0.name) }) { return true }
    guard request.url.query != nil else { return false }
    return request.url.queryItems.contains { queryNames.contains($0.name.lowercased()) }
  }

  /// True for a field of an answer that is not kept with it.
  static func isSecret(_ name: String) -> Bool {
    responseFields.contains(name.lowercased())
  }
}
