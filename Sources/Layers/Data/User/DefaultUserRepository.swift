package import DomainLayer

/// People from a service, with the names that lists show kept by id.
package struct DefaultUserRepository: UserRepository {
  private let remote: any UserRemoteDataSource
  private let reader: ListReader<User, UserQuery>
  private let known: KnownUsers

  package init(remote: any UserRemoteDataSource, limits: ListLimits = ListLimits(), knownUsers: Int = 4_000) {
    self.remote = remote
    reader = ListReader(UserListSource(remote: remote), limits: limits)
    known = KnownUsers(limit: knownUsers)
  }

  package func page(
    _ request: PageRequest<UserQuery>, refresh: Bool
  ) async throws(DomainError) -> Page<User> {
    let page = try await reader.page(request, refresh: refresh)
    known.take(page.items)
    return page
  }

  package func user(_ id: User.ID, refresh: Bool) async throws(DomainError) -> Answer<User> {
    let user = try await reader.item(id, refresh: refresh) { () async throws(DomainError) in
      try await remote.user(id, refresh: refresh)
    }
    known.take(CollectionOfOne(user.value))
    return user
  }

  package func users(_ ids: [User.ID], refresh: Bool) async throws(DomainError) -> Answer<[User]> {
    if !refresh, let list = reader.keptList(for: UserQuery()) { return select(ids, from: list) }
    let (here, missing) = refresh ? ([], ids) : known.split(ids)
    if missing.isEmpty { return Answer(here) }
    if reader.mustCompleteHere(UserQuery()) { return try await selectFromList(ids, refresh: refresh) }
    var found = here
    var ages: [Freshness?] = []
    for chunk in chunks(of: missing) {
      let list = try await remote.users(chunk, refresh: refresh)
      let answer = list.items
      ages.append(list.freshness)
      known.take(answer)
      let wanted = Set(chunk)
      let selected = answer.filter { wanted.contains($0.id) }
      // Others in the answer: the service does not select, and what is missing may be further on.
      if selected.count < answer.count, selected.count < wanted.count {
        return try await selectFromList(ids, refresh: refresh)
      }
      known.noteAbsent(wanted.subtracting(selected.map(\.id)))
      found += selected
    }
    return Answer(found, freshness: .oldest(ages))
  }

  private func selectFromList(_ ids: [User.ID], refresh: Bool) async throws(DomainError) -> Answer<[User]> {
    select(ids, from: try await reader.list(for: UserQuery(), refresh: refresh))
  }

  private func select(_ ids: [User.ID], from list: KeptList<User, UserQuery>) -> Answer<[User]> {
    let wanted = Set(ids)
    return Answer(list.slots.compactMap(\.item).filter { wanted.contains($0.id) }, freshness: list.freshness)
  }

  /// So few ids at once that the address of the request stays short.
  private func chunks(of ids: [User.ID]) -> [[User.ID]] {
    let size = 40
    return stride(from: 0, to: ids.count, by: size).map { Array(ids[$0..<min($0 + size, ids.count)]) }
  }
}
