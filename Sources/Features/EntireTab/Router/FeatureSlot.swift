internal import RouterSupport
internal import StoaFlow

/// The place of a feature in the shell: its coordinator is made when its tab is first needed, not before the first
/// frame.
@FlowActor final class FeatureSlot<FeaturePlace: Sendable> {
  /// Called when the coordinator has been made.
  var onMake: (@FlowActor (any TabCoordinator) -> Void)?
  private let make: @FlowActor () -> any FeatureCoordinator<FeaturePlace>
  private var made: (any FeatureCoordinator<FeaturePlace>)?

  init(_ make: @escaping @FlowActor () -> any FeatureCoordinator<FeaturePlace>) {
    self.make = make
  }

  /// Where the feature was left, until it is made.
  private var left: FeatureSnapshot<FeaturePlace>?

  /// Where the feature is, or will be when it is made; nil for where it begins.
  var snapshot: FeatureSnapshot<FeaturePlace>? { made?.snapshot ?? left }

  /// Has the feature begin where it was left.
  func restore(_ snapshot: FeatureSnapshot<FeaturePlace>) {
    if let made { made.restore(snapshot) } else { left = snapshot }
  }

  /// The tab, where it has been needed already.
  var madeTab: (any TabCoordinator)? { made?.tab }

  /// The coordinator, made now where it has not been needed yet.
  var feature: any FeatureCoordinator<FeaturePlace> {
    if let made { return made }
    let feature = make()
    made = feature
    if let left { feature.restore(left) }
    left = nil
    onMake?(feature.tab)
    return feature
  }
}
