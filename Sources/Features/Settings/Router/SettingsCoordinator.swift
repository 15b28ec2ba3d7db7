public import DomainLayer
public import RouterSupport
public import SettingsInterface
internal import SettingsLogic
public import StoaFlow
internal import StoaRouting

/// Owns the navigation of Settings: it makes the store and the host of each place, and raises what others must do.
@FlowActor public final class SettingsCoordinator: FeatureCoordinator {
  /// Called with what Settings asks others for.
  public var onIntent: (@FlowActor (SettingsIntent) -> Void)?

  private let list: TodosRouteHost
  private let stack: StackCoordinator<SettingsRoute, SettingsSheet>

  /// - Parameter hasPeople: Whether others show the owner of a to-do.
  public init(domain: DomainContainer, runtime: EffectRuntime, facts: ProgramFacts, hasPeople: Bool = true) {
    let navigation = SettingsNavigation(runtime: runtime)
    let places = SettingsPlaces(
      domain: domain, clock: runtime.clock, facts: facts, navigation: navigation, hasPeople: hasPeople)
    let list = places.list()
    self.list = list
    stack = StackCoordinator(
      hosts: StackCoordinator.Hosts(
        root: list, tabSheet: (.digest, "digest"), emptyDetail: "Select a to-do.",
        route: { places.host($0, over: list.store) }, sheet: { _ in places.digest() }))
    navigation.connect(to: stack) { [weak self] in self?.onIntent?($0) }
  }

  public var tab: any TabCoordinator { stack }

  public var place: SettingsPlace {
    let place = stack.place
    return SettingsPlace(query: list.store.state.list.query, stack: place.stack, sheet: place.sheet)
  }

  public func show(_ place: SettingsPlace) {
    if list.store.state.list.query != place.query { list.store.send(.list(.queryChanged(place.query))) }
    stack.perform(.set(Place(stack: place.stack, sheet: place.sheet)))
  }

  public var snapshot: FeatureSnapshot<SettingsPlace> { FeatureSnapshot(place, viewpoints: stack.viewpoints) }

  public func restore(_ snapshot: FeatureSnapshot<SettingsPlace>) {
    let place = snapshot.place
    list.store.send(.list(.restored(place.query, snapshot.viewpoints.first.flatMap(\.self) ?? ListViewpoint())))
    stack.restore(Place(stack: place.stack, sheet: place.sheet), snapshot.viewpoints)
  }
}
