internal import StoaJSON
internal import StoaNetworking
internal import StoaStorage

/// The handlers behind every address: a request in, its answer out, on one thread at a time.
final class Service {
  let database: Database
  let sessions: SessionBook
  var listings = Listings()
  /// Goes up with each write through this service; other processes' writes show in SQLite's own number.
  var ownWrites = 0
  private var encoders: [String: RowEncoder] = [:]

  init(database: Database, sessions: SessionBook) {
    self.database = database
    self.sessions = sessions
  }

  /// A body longer than this is refused.
  static let bodyLimit = 1 << 20

  func respond(to request: HTTPRequest) throws(StorageError) -> HTTPResponse {
    guard let target = Target(request.url) else { return .notFound }
    if request.method == .options {
      return HTTPResponse(status: 204, headers: ["Allow": target.allow])
    }
    guard target.methods.contains(request.method) else { return .notAllowed(target, request.method) }
    guard (request.body?.count ?? 0) <= Self.bodyLimit else {
      return .refused(Refusal(status: 413, message: "the body is longer than 1 MiB"))
    }
    let answer = try answer(request, target)
    return finished(answer, for: request)
  }

  func encoder(of resource: Resource) -> RowEncoder {
    if let encoder = encoders[resource.name] { return encoder }
    let encoder = RowEncoder(resource)
    encoders[resource.name] = encoder
    return encoder
  }

  private func answer(_ request: HTTPRequest, _ target: Target) throws(StorageError) -> HTTPResponse {
    var session: Session?
    if let resource = target.resource, resource.isProtected {
      session = try self.session(of: request)
      if session == nil { return unauthorized(request) }
    }
    let isRead = request.method == .get || request.method == .head
    switch target {
    case .index: return index(request)
    case .collection(let resource):
      return isRead ? try list(resource, nil, request) : try create(resource, nil, request, session)
    case .children(let resource, let parent):
      return isRead ? try list(resource, parent, request) : try create(resource, parent, request, session)
    case .item(let resource, let id):
      return isRead ? try show(resource, id) : try change(resource, id, request)
    case .session: return try answerSession(request)
    case .refresh: return try refreshSession(request)
    }
  }

  /// Adds the tag to what was read, answers 304 to who has it already, and leaves the body of HEAD out.
  private func finished(_ answer: HTTPResponse, for request: HTTPRequest) -> HTTPResponse {
    var answer = answer
    let isRead = request.method == .get || request.method == .head
    if isRead, answer.status == 200, answer.headers["Cache-Control"] != HTTPResponse.Caching.never.rawValue {
      let tag = ContentTag.of(answer.body)
      answer.headers["ETag"] = tag
      if ContentTag.isNamed(tag, in: request.headers.list("If-None-Match")) {
        answer.status = 304
        answer.headers.remove("Content-Type")
        answer.body = []
        return answer
      }
    }
    if request.method == .head {
      answer.headers["Content-Length"] = String(answer.body.count)
      answer.body = []
    }
    return answer
  }

  private func index(_ request: HTTPRequest) -> HTTPResponse {
    let base = request.url.scheme.rawValue + "://" + request.url.authority
    return .json(
      200,
      JSONText.object([
        "users": .text(base + "/users"), "posts": .text(base + "/posts"), "comments": .text(base + "/comments"),
        "albums": .text(base + "/albums"), "photos": .text(base + "/photos"), "todos": .text(base + "/todos"),
      ]), caching: .anyone)
  }
}
