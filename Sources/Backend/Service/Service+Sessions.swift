internal import StoaJSON
internal import StoaNetworking
internal import StoaStorage

extension Service {
  /// Who the request comes from; nil without a token that is good at this moment.
  ///
  /// A session of a person whom this sample does not have is none: the file of sessions serves samples of all sizes.
  func session(of request: HTTPRequest) throws(StorageError) -> Session? {
    guard let token = Self.bearer(request), let session = try sessions.session(access: token) else { return nil }
    let known = try database.integer("SELECT id FROM users WHERE username = ?", [.text(session.username)])
    return known == session.userID ? session : nil
  }

  /// `GET`: who is signed in. `POST`: signs in. `DELETE`: signs out, and is content when nobody was in.
  func answerSession(_ request: HTTPRequest) throws(StorageError) -> HTTPResponse {
    switch request.method {
    case .post: return try signIn(request)
    case .delete:
      if let token = Self.bearer(request) { try sessions.end(access: token) }
      return HTTPResponse(status: 204, headers: ["Cache-Control": HTTPResponse.Caching.never.rawValue])
    default:
      guard let session = try session(of: request) else { return unauthorized(request) }
      return .json(
        200, JSONText.object(["userId": .integer(session.userID), "username": .text(session.username)]),
        caching: .never)
    }
  }

  func refreshSession(_ request: HTTPRequest) throws(StorageError) -> HTTPResponse {
    guard let token = request.json?["refreshToken"]?.text else {
      return .refused(.badRequest("the body must be a JSON object with a refreshToken"))
    }
    guard let session = try sessions.refresh(token) else { return unauthorized(request) }
    return Self.answer(session, status: 200)
  }

  /// A session of this person, or of the first one of the sample; nil when there is no such person.
  func issueSession(username: String?) throws(StorageError) -> IssuedSession? {
    let row = try database.prepare(
      "SELECT id, username FROM users WHERE username = coalesce(?1, username) ORDER BY id LIMIT 1")
    try row.bind(1, username.map { .text($0) } ?? .null)
    guard try row.step() else { return nil }
    return try sessions.issue(userID: row.integer(0), username: row.text(1))
  }

  func unauthorized(_ request: HTTPRequest) -> HTTPResponse {
    var response = HTTPResponse.refused(Refusal(status: 401, message: "a bearer token is needed"))
    let hasToken = request.headers["Authorization"] != nil
    response.headers["WWW-Authenticate"] = "Bearer realm=\"stoa\"" + (hasToken ? ", error=\"invalid_token\"" : "")
    return response
  }

  /// The sample's people all have an account, and any password but an empty one opens it.
  private func signIn(_ request: HTTPRequest) throws(StorageError) -> HTTPResponse {
    guard let body = request.json, let username = body["username"]?.text, let password = body["password"]?.text
    else { return .refused(.badRequest("the body must be a JSON object with username and password")) }
    guard !password.isEmpty, let session = try issueSession(username: username) else {
      var response = HTTPResponse.refused(Refusal(status: 401, message: "wrong username or password"))
      response.headers["WWW-Authenticate"] = "Bearer realm=\"stoa\""
      return response
    }
    return Self.answer(session, status: 201)
  }

  private static func answer(_ session: IssuedSession, status: Int) -> HTTPResponse {
    .json(
      status,
      JSONText.object([
        "accessToken": .text(session.accessToken), "refreshToken": .text(session.refreshToken),
        "expiresIn": .integer(session.expiresIn), "userId": .integer(session.userID),
        "username": .text(session.username),
      ]), caching: .never)
  }

  /// The token of `Authorization: Bearer` (RFC 6750, section 2.1).
  private static func bearer(_ request: HTTPRequest) -> String? {
    guard let parts = request.headers["Authorization"]?.split(separator: " "), parts.count == 2,
      parts[0].lowercased() == "bearer"
    else { return nil }
    return String(parts[1])
  }
}
