internal import DataLayer
internal import DomainLayer
internal import Synchronization

/// People on a hand-made service.
struct HandmadeUsers: UserRemoteDataSource {
  let service: HandmadeService<User, UserQuery>
  /// The lookups by id that came, each with its ids.
  let lookups = Lookups()
  private let users: [User]

  final class Lookups: Sendable {
    private let asked = Mutex<[[User.ID]]>([])
    var all: [[User.ID]] { asked.withLock { $0 } }
    func add(_ ids: [User.ID]) { asked.withLock { $0.append(ids) } }
  }

  init(_ users: [User], _ habits: ServiceHabits) {
    self.users = users
    service = HandmadeService(users.map(Slot.item), habits) { query, habits, slots in
      Self.arrange(slots.compactMap(\.item), query, habits).map(Slot.item)
    }
  }

  /// Names and cities that stand in another order than the ids.
  init(count: Int, _ habits: ServiceHabits) { self.init(Self.users(count), habits) }

  static func users(_ count: Int) -> [User] {
    let cities = ["Oslo", "Bergen", "Tromsø"]
    return (0..<count).map { index in
      User(id: index + 1, name: "Name \(1_000 - index * 7 % 1_000)", city: cities[index % 3])
    }
  }

  func list(_ request: PageRequest<UserQuery>, refresh: Bool) async throws(DomainError) -> RemoteList<User> {
    try service.answer(request)
  }

  func user(_ id: User.ID, refresh: Bool) async throws(DomainError) -> Answer<User> {
    guard let user = users.first(where: { $0.id == id }) else { throw DomainError(.notFound(.person, id)) }
    return Answer(user)
  }

  func users(_ ids: [User.ID], refresh: Bool) async throws(DomainError) -> RemoteList<User> {
    lookups.add(ids)
    let found = service.habits.selects ? users.filter { ids.contains($0.id) } : users
    switch service.habits.paging {
    case .whole: return RemoteList(slots: found.map(Slot.item))
    default: return RemoteList(slots: found.prefix(ids.count).map(Slot.item), total: found.count)
    }
  }

  private static func arrange(_ users: [User], _ query: UserQuery, _ habits: ServiceHabits) -> [User] {
    let isSearching = habits.searches && !query.filter.isEmpty
    let found = users.filter { !isSearching || $0.name.lowercased().contains(query.filter.lowercased()) }
    guard habits.orders else { return found }
    switch query.sort {
    case .id: return found
    case .name: return found.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    case .city: return found.sorted { ($0.city, $0.id) < ($1.city, $1.id) }
    }
  }
}
