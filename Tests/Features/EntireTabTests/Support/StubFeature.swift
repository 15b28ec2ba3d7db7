internal import RouterSupport
internal import StoaFlow
internal import StoaRouting

/// A feature that shows whatever place it is told to.
@FlowActor final class StubFeature<FeaturePlace: Sendable & Equatable>: FeatureCoordinator {
  let stub = StubTab()
  var place: FeaturePlace

  init(_ title: String, place: FeaturePlace) {
    self.place = place
    stub.chrome = Chrome(
      title: title, keys: [Chrome.Key(label: "Enter l", name: "open", title: "open", inFooter: true)])
  }

  var tab: any TabCoordinator { stub }

  func show(_ place: FeaturePlace) { self.place = place }
}
