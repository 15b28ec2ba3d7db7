internal import DataLayer
internal import DomainLayer
internal import StoaNetworking

/// Asks the service for lists and items and translates answers and faults for the domain.
struct RemoteService: Sendable {
  private let client: HTTPClient
  private let baseURL: HTTPURL
  private let decoder = RemoteDecoder()
  private let faults: FaultTranslation
  private let now: @Sendable () -> Int64
  private let showsStale: Bool

  /// `isEmbedded` is true for the service that is part of the program; `refusal` is what a missing or refused sign-in is to people; `log` takes the cause of each error; `now` gives seconds since
  /// 1970; `showsStale` is false for those who want no answer rather than an old one.
  init(
    client: HTTPClient, baseURL: HTTPURL, isEmbedded: Bool = false, refusal: DomainError.Kind,
    log: (@Sendable (String) -> Void)? = nil, showsStale: Bool = true, now: @escaping @Sendable () -> Int64
  ) {
    self.client = client
    self.baseURL = baseURL
    self.now = now
    self.showsStale = showsStale
    faults = FaultTranslation(
      place: isEmbedded ? .embedded : .host(baseURL.authority), refusal: refusal, log: log)
  }

  /// A list, with what the headers or the envelope say about the rest of it.
  func list<Wire: WireEntity>(
    _ place: RemotePlace, _ query: WireQuery, of wire: Wire.Type, refresh: Bool
  ) async throws(DomainError) -> RemoteList<Wire.Entity> {
    let url = baseURL.appending(path: place.path, query: query.items)
    let answer = try await get(url, place, refresh: refresh)
    guard answer.isSuccess else { throw faults.error(status: answer.status, in: place) }
    guard let list = decoder.list(answer.body, of: wire) else { throw faults.unexpected(answer) }
    return RemoteList(
      slots: list.slots, total: PagingHeaders.total(answer.headers) ?? list.total,
      hasNext: PagingHeaders.hasNext(answer.headers) ?? list.hasNext, freshness: freshness(of: answer))
  }

  /// The item with that id, or `.notFound`.
  func item<Wire: WireEntity>(
    _ place: RemotePlace, _ id: Int, as wire: Wire.Type, refresh: Bool
  ) async throws(DomainError) -> Answer<Wire.Entity> where Wire.Entity: Identifiable, Wire.Entity.ID == Int {
    let url = baseURL.appending(path: "\(place.path)/\(id)")
    let answer = try await get(url, place, refresh: refresh)
    if answer.status == 404 { throw DomainError(.notFound(place.subject, id), cause: "404 for \(url.path)") }
    guard answer.isSuccess else { throw faults.error(status: answer.status, in: place) }
    guard let item = decoder.item(answer.body, as: wire), item.id == id else { throw faults.unexpected(answer) }
    return Answer(item, freshness: freshness(of: answer))
  }

  /// Changes the named fields of an item, with one request, after which no kept answer of its collection holds; gives
  /// the item as it is now, where the answer says that.
  ///
  /// Every error but `.outcomeUnknown` means that nothing was changed.
  func change<Wire: WireEntity>(
    _ place: RemotePlace, _ id: Int, _ body: [UInt8], as wire: Wire.Type
  ) async throws(DomainError) -> Wire.Entity? where Wire.Entity: Identifiable, Wire.Entity.ID == Int {
    let collection = baseURL.appending(path: place.path)
    var request = HTTPRequest(
      .patch, collection.appending(path: "\(id)"), headers: Self.sendingJSON, body: body, feature: place.feature)
    request.invalidates = [collection]
    let answer: HTTPResponse
    do throws(HTTPError) {
      answer = try await client.send(request)
    } catch {
      throw faults.error(ofChange: error)
    }
    if answer.status == 404 { throw DomainError(.notFound(place.subject, id), cause: "404 for \(request.url.path)") }
    guard answer.isSuccess else { throw faults.error(statusOfChange: answer.status, in: place) }
    if answer.body.isEmpty { return nil }
    guard let item = decoder.item(answer.body, as: wire), item.id == id else { throw faults.unexpected(change: answer) }
    return item
  }

  /// Posts a small JSON object, outside of every collection; any status is an answer.
  func post(_ path: String, _ body: [UInt8], feature: String) async throws(DomainError) -> HTTPResponse {
    let url = baseURL.appending(path: path)
    return try await send(HTTPRequest(.post, url, headers: Self.sendingJSON, body: body, feature: feature))
  }

  /// Has the service forget the tokens of a session, as far as it can be reached.
  func end(sessionOf token: String) async {
    let request = HTTPRequest(
      .delete, baseURL.appending(path: "session"), headers: ["Authorization": "Bearer \(token)"], feature: "session")
    _ = try? await client.send(request)
  }

  /// The error for a status that is no success, outside of every collection.
  func error(status: Int) -> DomainError { faults.error(status: status) }

  func unexpected(_ answer: HTTPResponse) -> DomainError { faults.unexpected(answer) }

  private static let sendingJSON: HTTPHeaders = ["Accept": "application/json", "Content-Type": "application/json"]

  private func get(
    _ url: HTTPURL, _ place: RemotePlace, refresh: Bool
  ) async throws(DomainError) -> HTTPResponse {
    var request = HTTPRequest(.get, url, headers: ["Accept": "application/json"], feature: place.feature)
    if refresh {
      request.headers["Cache-Control"] = "no-cache"
      request.cacheMode = .revalidate
    } else if showsStale {
      // Whoever shows what is old asks for it again, with `refresh`.
      request.cacheMode = .keptFirst
    } else {
      request.headers["Cache-Control"] = "min-fresh=0"
    }
    return try await send(request)
  }

  /// Where no cache was asked, nobody wants to know how old an answer is.
  private func freshness(of answer: HTTPResponse) -> DomainLayer.Freshness? {
    answer.provenance.map {
      Freshness(
        time: now() - Int64(clamping: $0.age), isStale: $0.source == .stale,
        mayStandIn: showsStale && answer.mayBeShownUnasked)
    }
  }

  private func send(_ request: HTTPRequest) async throws(DomainError) -> HTTPResponse {
    do throws(HTTPError) {
      return try await client.send(request)
    } catch {
      throw faults.error(error)
    }
  }
}
