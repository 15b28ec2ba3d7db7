public import DomainLayer
public import GalleryInterface
internal import GalleryLogic
public import RouterSupport
public import StoaFlow
internal import StoaRouting

/// Owns the navigation of Gallery: it makes the store and the host of each place.
@FlowActor public final class GalleryCoordinator: FeatureCoordinator {
  private let list: GalleryListRouteHost
  private let stack: StackCoordinator<GalleryRoute, GallerySheet>

  public init(domain: DomainContainer, runtime: EffectRuntime) {
    let navigation = GalleryNavigation(runtime: runtime)
    let places = GalleryPlaces(domain: domain, clock: runtime.clock, navigation: navigation)
    let list = places.list()
    self.list = list
    stack = StackCoordinator(
      hosts: StackCoordinator.Hosts(
        root: list, tabSheet: nil, emptyDetail: "Select a photo.",
        route: { places.host($0) }, sheet: { _ in list }))
    navigation.connect(to: stack) { _ in }
  }

  public var tab: any TabCoordinator { stack }

  public var place: GalleryPlace {
    let place = stack.place
    return GalleryPlace(query: list.store.state.list.query, stack: place.stack, sheet: place.sheet)
  }

  public func show(_ place: GalleryPlace) {
    if list.store.state.list.query != place.query { list.store.send(.list(.queryChanged(place.query))) }
    stack.perform(.set(Place(stack: place.stack, sheet: place.sheet)))
  }

  public var snapshot: FeatureSnapshot<GalleryPlace> { FeatureSnapshot(place, viewpoints: stack.viewpoints) }

  public func restore(_ snapshot: FeatureSnapshot<GalleryPlace>) {
    let place = snapshot.place
    list.store.send(.list(.restored(place.query, snapshot.viewpoints.first.flatMap(\.self) ?? ListViewpoint())))
    stack.restore(Place(stack: place.stack, sheet: place.sheet), snapshot.viewpoints)
  }
}
