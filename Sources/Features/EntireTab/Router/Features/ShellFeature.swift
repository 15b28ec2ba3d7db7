internal import EntireTabInterface
package import RouterSupport
package import StoaFlow

/// A feature as the shell holds it, whatever its places are.
@FlowActor package protocol ShellFeature: AnyObject {
  /// The kind of its places.
  nonisolated var placeType: any ShellPlace.Type { get }
  /// Called when its coordinator has been made.
  var onMake: (@FlowActor (any TabCoordinator) -> Void)? { get set }
  /// The tab, where it has been needed already.
  var madeTab: (any TabCoordinator)? { get }
  /// The tab, made now where it has not been needed yet.
  var tab: any TabCoordinator { get }
  /// Where the feature is, made now where it has not been needed yet.
  var destination: Destination { get }
  /// Where the feature is, or will be when it is made.
  var snapshot: FeatureSnapshot<Destination> { get }
  /// Goes to a place, which must be one of its own.
  func show(_ destination: Destination)
  /// Has the feature begin where it was left, at a place of its own.
  func restore(_ snapshot: FeatureSnapshot<Destination>)
}
