internal import EntireTabInterface
package import RouterSupport
package import StoaFlow

/// The place of a feature in the shell: its coordinator is made when its tab is first needed, not before the first
/// frame.
@FlowActor package final class FeatureSlot<Place: ShellPlace>: ShellFeature {
  package var onMake: (@FlowActor (any TabCoordinator) -> Void)?
  private let make: @FlowActor () -> any FeatureCoordinator<Place>
  private var made: (any FeatureCoordinator<Place>)?
  /// Where the feature was left, until it is made.
  private var left: FeatureSnapshot<Place>?

  package init(_ make: @escaping @FlowActor () -> any FeatureCoordinator<Place>) {
    self.make = make
  }

  nonisolated package var placeType: any ShellPlace.Type { Place.self }
  package var madeTab: (any TabCoordinator)? { made?.tab }
  package var tab: any TabCoordinator { feature.tab }
  package var destination: Destination { Destination(feature.place) }

  package var snapshot: FeatureSnapshot<Destination> {
    let snapshot = made?.snapshot ?? left ?? FeatureSnapshot(Place.home)
    return FeatureSnapshot(Destination(snapshot.place), viewpoints: snapshot.viewpoints)
  }

  package func show(_ destination: Destination) {
    if let place = own(destination) { feature.show(place) }
  }

  package func restore(_ snapshot: FeatureSnapshot<Destination>) {
    guard let place = own(snapshot.place) else { return }
    let snapshot = FeatureSnapshot(place, viewpoints: snapshot.viewpoints)
    if let made { made.restore(snapshot) } else { left = snapshot }
  }

  private func own(_ destination: Destination) -> Place? {
    let place = destination.place as? Place
    assert(place != nil, "a place of \(destination.tab.name) was given to \(Place.tab.name)")
    return place
  }

  private var feature: any FeatureCoordinator<Place> {
    if let made { return made }
    let feature = make()
    made = feature
    if let left { feature.restore(left) }
    left = nil
    onMake?(feature.tab)
    return feature
  }
}
