public import StoaFlow

/// Where a feature is, with what is selected and in view on each of its lists: what its coordinator can be set up from.
public struct FeatureSnapshot<FeaturePlace: Sendable>: Sendable {
  public var place: FeaturePlace
  /// Of the root and of each place on the stack, in order; nil for places that are no list, or at their beginning.
  /// Shorter than the stack where nothing more is known.
  public let viewpoints: [ListViewpoint?]

  public init(_ place: FeaturePlace, viewpoints: [ListViewpoint?] = []) {
    self.place = place
    let known = viewpoints.lastIndex { $0 != nil }
    self.viewpoints = Array(viewpoints.prefix(known.map { $0 + 1 } ?? 0))
  }
}

extension FeatureSnapshot: Equatable where FeaturePlace: Equatable {}
