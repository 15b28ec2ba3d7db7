internal import DomainLayer
internal import EntireTabInterface
internal import EntireTabRouter
internal import StoaFlow

/// A feature of the program: its places, what it takes to make it, and what it counts.
struct Leaf: Sendable {
  /// The kind of its places.
  let place: any ShellPlace.Type
  /// Counts what there is in its tab.
  let counter: @Sendable (DomainContainer) -> TabCounter
  /// Makes it for one session.
  let make: @FlowActor @Sendable (LeafParts) -> any ShellFeature

  var tab: ShellTab { place.tab }

  /// Every feature, in the order of the tabs.
  static let all: [Leaf] = [
    people,
    posts,
    settings,
  ]
}
