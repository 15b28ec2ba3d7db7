public import StoaNetworking
internal import Synchronization

/// A server that misbehaves, in one way a path: `/silent/users` never answers.
///
/// The first segment of the path says how (`Misbehaviour`); what follows it does not matter, so that the address of a
/// misbehaviour can be the root of a whole service.
public final class HostileServer: Sendable {
  private let server: LoopbackServer
  /// Another origin on the same machine, which answers properly.
  public let other: LoopbackServer

  /// Listens on two free ports; throws where there is none.
  public init() throws {
    let other = try LoopbackServer { _ in .status(200, body: Misbehaviour.rows) }
    let visits = Mutex<[String: Int]>([:])
    self.other = other
    server = try LoopbackServer { request in
      let path = request.url.segments.first ?? ""
      guard let misbehaviour = Misbehaviour.all.first(where: { $0.path == path }) else { return .status(404) }
      let number = visits.withLock { visits in
        visits[path, default: 0] += 1
        return visits[path, default: 0]
      }
      return misbehaviour.reply(request, Misbehaviour.Visit(number: number, other: other.url))
    }
  }

  /// The root of a service that misbehaves so.
  public func url(_ path: String) -> HTTPURL { server.url.appending(path: path) }

  /// What was asked for there, in order.
  public func requests(_ path: String) -> [HTTPRequest] {
    server.requests.filter { $0.url.segments.first == path }
  }
}
