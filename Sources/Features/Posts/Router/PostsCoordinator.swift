public import DomainLayer
public import PostsInterface
internal import PostsLogic
public import RouterSupport
public import StoaFlow
internal import StoaRouting

/// Owns the navigation of Posts: it makes the store and the host of each place, and raises what others must do.
@FlowActor public final class PostsCoordinator: FeatureCoordinator {
  /// Called with what Posts asks others for.
  public var onIntent: (@FlowActor (PostsIntent) -> Void)?

  private let list: PostsListRouteHost
  private let stack: StackCoordinator<PostsRoute, PostsSheet>

  /// - Parameter hasPeople: Whether others show the author of a post.
  public init(domain: DomainContainer, runtime: EffectRuntime, hasPeople: Bool = true) {
    let navigation = PostsNavigation(runtime: runtime)
    let places = PostsPlaces(
      domain: domain, clock: runtime.clock, navigation: navigation, hasPeople: hasPeople)
    let list = places.list()
    self.list = list
    stack = StackCoordinator(
      hosts: StackCoordinator.Hosts(
        root: list, tabSheet: (.highlights, "highlights"), emptyDetail: "Select a post.",
        route: { places.host($0) }, sheet: { _ in places.highlights() }))
    navigation.connect(to: stack) { [weak self] in self?.onIntent?($0) }
  }

  public var tab: any TabCoordinator { stack }

  public var place: PostsPlace {
    let place = stack.place
    return PostsPlace(query: list.store.state.list.query, stack: place.stack, sheet: place.sheet)
  }

  public func show(_ place: PostsPlace) {
    if list.store.state.list.query != place.query { list.store.send(.list(.queryChanged(place.query))) }
    stack.perform(.set(Place(stack: place.stack, sheet: place.sheet)))
  }

  public var snapshot: FeatureSnapshot<PostsPlace> { FeatureSnapshot(place, viewpoints: stack.viewpoints) }

  public func restore(_ snapshot: FeatureSnapshot<PostsPlace>) {
    let place = snapshot.place
    list.store.send(.list(.restored(place.query, snapshot.viewpoints.first.flatMap(\.self) ?? ListViewpoint())))
    stack.restore(Place(stack: place.stack, sheet: place.sheet), snapshot.viewpoints)
  }
}
