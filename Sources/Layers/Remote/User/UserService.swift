internal import DataLayer
internal import DomainLayer

/// People of a JSONPlaceholder-like service, at `/users`.
struct UserService: UserRemoteDataSource {
  private let service: RemoteService
  private let place = RemotePlace(path: "users", feature: "people", subject: .person)

  init(_ service: RemoteService) { self.service = service }

  func list(_ request: PageRequest<UserQuery>, refresh: Bool) async throws(DomainError) -> RemoteList<User> {
    var query = WireQuery(page: request.pageNumber, limit: request.limit)
    query.search(request.query.filter)
    switch request.query.sort {
    case .id: break
    case .name: query.order(by: "name")
    case .city: query.order(by: "address.city")
    }
    return try await service.list(place, query, of: UserWire.self, refresh: refresh)
  }

  func user(_ id: User.ID, refresh: Bool) async throws(DomainError) -> Answer<User> {
    try await service.item(place, id, as: UserWire.self, refresh: refresh)
  }

  func users(_ ids: [User.ID], refresh: Bool) async throws(DomainError) -> RemoteList<User> {
    var query = WireQuery(page: 1, limit: ids.count)
    for id in ids { query.equal("id", String(id)) }
    return try await service.list(place, query, of: UserWire.self, refresh: refresh)
  }
}
