internal import DomainLayer
internal import EntireTabRouter
internal import PeopleInterface
internal import PostsInterface
internal import PostsRouter
internal import StoaFlow

extension Leaf {
  static let posts = Leaf(
    place: PostsPlace.self,
    counter: { domain in
      { (isRefresh) async throws(DomainError) in
        try await domain.loadPosts(PageRequest(query: PostQuery()), refresh: isRefresh).count
      }
    },
    make: { parts in
      FeatureSlot {
        let posts = PostsCoordinator(
          domain: parts.domain, runtime: parts.runtime, hasPeople: parts.has(PeoplePlace.self))
        posts.onIntent = { [relay = parts.relay] in relay.shell?.handle($0) }
        return posts
      }
    })
}
