public import StoaFlow

/// The coordinator of a feature: its tab, and the place in it that others may ask for and show.
@FlowActor public protocol FeatureCoordinator<FeaturePlace>: AnyObject {
  /// A place of the feature, as its interface names it.
  associatedtype FeaturePlace: Sendable & Equatable

  /// What the shell shows.
  var tab: any TabCoordinator { get }
  /// Where the feature is.
  var place: FeaturePlace { get }
  /// Goes to a place, whole.
  func show(_ place: FeaturePlace)
  /// Where the feature is, to be kept.
  var snapshot: FeatureSnapshot<FeaturePlace> { get }
  /// Takes up the feature where it was left; before anything of it has been shown.
  func restore(_ snapshot: FeatureSnapshot<FeaturePlace>)
}

extension FeatureCoordinator {
  public var snapshot: FeatureSnapshot<FeaturePlace> { FeatureSnapshot(place) }
  public func restore(_ snapshot: FeatureSnapshot<FeaturePlace>) { show(snapshot.place) }
}
