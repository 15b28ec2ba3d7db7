internal import DataLayer
internal import DomainLayer
internal import Testing

@Suite struct UserRepositoryTests {
  @Test("People are found by id on every service; who does not exist is left out", arguments: ServiceHabits.all)
  func byIDs(_ habits: ServiceHabits) async throws {
    let repository = DefaultUserRepository(remote: HandmadeUsers(count: 47, habits))
    for refresh in [false, false, true] {
      let found = try await repository.users([40, 3, 99], refresh: refresh).value
      #expect(Set(found.map(\.id)) == [3, 40])
    }
  }

  @Test("Only who is not known yet is asked for, and nobody twice in vain")
  func onlyMissing() async throws {
    let remote = HandmadeUsers(count: 47, .honest)
    let repository = DefaultUserRepository(remote: remote)
    _ = try await repository.page(PageRequest(query: UserQuery(), limit: 10), refresh: false)
    _ = try await repository.users([9, 10, 11, 99], refresh: false)
    let again = try await repository.users([10, 11, 12, 99], refresh: false).value
    #expect(again.map(\.id) == [10, 11, 12])
    #expect(remote.lookups.all == [[11, 99], [12]])
  }

  @Test("Many are asked for in several requests of a bounded length")
  func chunks() async throws {
    let remote = HandmadeUsers(count: 100, .honest)
    let found = try await DefaultUserRepository(remote: remote).users(Array(1...100), refresh: false).value
    #expect(found.map(\.id) == Array(1...100))
    #expect(remote.lookups.all.map(\.count) == [40, 40, 20])
  }

  @Test("A refresh asks for everybody again")
  func refresh() async throws {
    let remote = HandmadeUsers(count: 47, .honest)
    let repository = DefaultUserRepository(remote: remote)
    _ = try await repository.users([1, 2], refresh: false)
    _ = try await repository.users([1, 2], refresh: true)
    #expect(remote.lookups.all == [[1, 2], [1, 2]])
  }

  @Test("So many are known at most; who came first is asked for again")
  func bounded() async throws {
    let remote = HandmadeUsers(count: 47, .honest)
    let repository = DefaultUserRepository(remote: remote, knownUsers: 3)
    for id in [1, 2, 3, 4, 2, 1] { _ = try await repository.users([id], refresh: false) }
    #expect(remote.lookups.all == [[1], [2], [3], [4], [1]])
  }

  @Test("A list that came whole knows everybody")
  func wholeList() async throws {
    let remote = HandmadeUsers(count: 10, .whole)
    let repository = DefaultUserRepository(remote: remote)
    _ = try await repository.page(PageRequest(query: UserQuery()), refresh: false)
    #expect(try await repository.users([3, 99], refresh: false).value.map(\.id) == [3])
    #expect(remote.lookups.all == [])
    #expect(remote.service.requests.count == 1)
  }

  @Test("A filter looks at what the rows show, without case and diacritics")
  func filter() async throws {
    let users = [
      User(id: 1, name: "José", username: "pepe", email: "j@x.org", company: "Räder", city: "Łódź"),
      User(id: 2, name: "Bo", phone: "jose", website: "jose.org"),
    ]
    let repository = DefaultUserRepository(remote: HandmadeUsers(users, .whole))
    for filter in ["jose", "PEPE", "J@X", "rader", "LODZ"] {
      let page = try await repository.page(PageRequest(query: UserQuery(filter: filter)), refresh: false)
      #expect(page.items.map(\.id) == [1], "\(filter)")
    }
  }
}
