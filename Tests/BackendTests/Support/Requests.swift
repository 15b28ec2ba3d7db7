internal import Backend
internal import FoundationEssentials
internal import StoaNetworking

extension EmbeddedBackend {
  /// Sends a request to a path of this back end, through the transport.
  func send(
    _ method: HTTPMethod = .get, _ path: String, _ headers: HTTPHeaders = [:], body: String? = nil
  ) async throws -> HTTPResponse {
    let url = try HTTPURL("http://embedded.stoa" + path)
    return try await send(HTTPRequest(method, url, headers: headers, body: body.map { Array($0.utf8) }))
  }

  /// A request with the token of the sample's first person.
  func sendSignedIn(
    _ method: HTTPMethod = .get, _ path: String, body: String? = nil
  ) async throws -> HTTPResponse {
    let token = try issueSession()?.accessToken ?? ""
    return try await send(method, path, ["Authorization": "Bearer \(token)"], body: body)
  }
}

extension HTTPResponse {
  func decoded<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: Data(body))
  }

  /// The ids of a list, in its order.
  var ids: [Int] {
    get throws { try decoded([Identified].self).map(\.id) }
  }

  var total: Int? { headers["X-Total-Count"].flatMap { Int($0) } }
}

struct Identified: Decodable { let id: Int }
