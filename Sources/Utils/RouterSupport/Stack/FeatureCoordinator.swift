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
}
