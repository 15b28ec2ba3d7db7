public import DomainLayer
public import PeopleInterface
internal import PeopleLogic
public import RouterSupport
public import StoaFlow
internal import StoaRouting

/// Owns the navigation of People: it makes the store and the host of each place, and raises what others must do.
@FlowActor public final class PeopleCoordinator: FeatureCoordinator {
  /// Called with what People asks others for.
  public var onIntent: (@FlowActor (PeopleIntent) -> Void)?

  private let list: PeopleListRouteHost
  private let stack: StackCoordinator<PeopleRoute, PeopleSheet>

  /// - Parameter neighbours: What others show of what People leads to.
  public init(domain: DomainContainer, runtime: EffectRuntime, neighbours: PeopleNeighbours = PeopleNeighbours()) {
    let navigation = PeopleNavigation(runtime: runtime)
    let places = PeoplePlaces(
      domain: domain, clock: runtime.clock, navigation: navigation, neighbours: neighbours)
    let list = places.list()
    self.list = list
    stack = StackCoordinator(
      hosts: StackCoordinator.Hosts(
        root: list, tabSheet: (.overview, "overview"), emptyDetail: "Select a person.",
        route: { places.host($0) }, sheet: { _ in OverviewRouteHost(store: list.store) }))
    navigation.connect(to: stack) { [weak self] in self?.onIntent?($0) }
  }

  public var tab: any TabCoordinator { stack }

  public var place: PeoplePlace {
    let place = stack.place
    return PeoplePlace(query: list.store.state.list.query, stack: place.stack, sheet: place.sheet)
  }

  public func show(_ place: PeoplePlace) {
    if list.store.state.list.query != place.query { list.store.send(.list(.queryChanged(place.query))) }
    stack.perform(.set(Place(stack: place.stack, sheet: place.sheet)))
  }

  public var snapshot: FeatureSnapshot<PeoplePlace> { FeatureSnapshot(place, viewpoints: stack.viewpoints) }

  public func restore(_ snapshot: FeatureSnapshot<PeoplePlace>) {
    let place = snapshot.place
    list.store.send(.list(.restored(place.query, snapshot.viewpoints.first.flatMap(\.self) ?? ListViewpoint())))
    stack.restore(Place(stack: place.stack, sheet: place.sheet), snapshot.viewpoints)
  }
}
