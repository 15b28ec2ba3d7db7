internal import DomainLayer
internal import EntireTabRouter
internal import PeopleInterface
internal import PeopleRouter
internal import PostsInterface
internal import SettingsInterface
internal import StoaFlow

extension Leaf {
  static let people = Leaf(
    place: PeoplePlace.self,
    counter: { domain in
      { (isRefresh) async throws(DomainError) in
        try await domain.loadPeople(PageRequest(query: UserQuery()), refresh: isRefresh).count
      }
    },
    make: { parts in
      FeatureSlot {
        let people = PeopleCoordinator(
          domain: parts.domain, runtime: parts.runtime,
          neighbours: PeopleNeighbours(
            showTodos: parts.has(SettingsPlace.self), showPosts: parts.has(PostsPlace.self)))
        people.onIntent = { [relay = parts.relay] in relay.shell?.handle($0) }
        return people
      }
    })
}
