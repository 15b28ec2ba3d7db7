internal import DomainLayer

/// The list of people and the meaning of its queries.
struct UserListSource: ListSource {
  let remote: any UserRemoteDataSource

  func fetch(
    _ request: PageRequest<UserQuery>, refresh: Bool
  ) async throws(DomainError) -> RemoteList<User> {
    try await remote.list(request, refresh: refresh)
  }

  func base(of query: UserQuery) -> UserQuery { UserQuery() }

  func narrowings(of query: UserQuery) -> [Narrowing] {
    var needs: [Narrowing] = []
    if !query.filter.isEmpty { needs.append(.search) }
    if query.sort != .id { needs.append(.order) }
    return needs
  }

  func impossible(_ narrowing: Narrowing) -> UserQuery? {
    narrowing == .search ? UserQuery(filter: impossibleText) : nil
  }

  func fits(_ item: User, _ query: UserQuery) -> Bool { true }

  func filter(of query: UserQuery) -> String { query.filter }

  func searchText(of item: User) -> String {
    [item.name, item.username, item.email, item.city, item.company].joined(separator: "\n")
  }

  func orderText(of item: User, in query: UserQuery) -> String? {
    switch query.sort {
    case .id: nil
    case .name: item.name
    case .city: item.city
    }
  }
}
