public import DomainLayer
public import EntireTabInterface
public import EntireTabRouter
public import SettingsInterface
public import StoaCanvas
public import StoaFlow

/// Makes the features of one session and wires their intents: the only place that knows them all.
@FlowActor public struct FeaturesContainer {
  private let tabs: TabChoice
  private let domain: DomainContainer
  private let runtime: EffectRuntime
  private let facts: ProgramFacts
  private let glyphs: GlyphSet
  private let theme: Theme?
  private let wallClock: WallClock

  public init(
    tabs: TabChoice, domain: DomainContainer, runtime: EffectRuntime, facts: ProgramFacts, glyphs: GlyphSet,
    theme: Theme?, wallClock: WallClock
  ) {
    self.tabs = tabs
    self.domain = domain
    self.runtime = runtime
    self.facts = facts
    self.glyphs = glyphs
    self.theme = theme
    self.wallClock = wallClock
  }

  /// The shell over its tabs, which will show `start`.
  ///
  /// - Parameter keeping: What is done with where it is left, and where it was left before.
  public func makeShell(
    start: Destination, isMouseOn: Bool = true, keeping: PlaceKeeping = .off
  ) -> EntireTabCoordinator {
    let parts = LeafParts(
      domain: domain, runtime: runtime, facts: facts, relay: IntentRelay(), tabs: Set(tabs.leaves.map(\.tab)))
    let features = ShellFeatures(tabs.leaves.map { $0.make(parts) })
    let shell = EntireTabCoordinator(
      features: features, book: tabs.book, counters: counters, domain: domain, runtime: runtime, glyphs: glyphs,
      theme: theme, isMouseOn: isMouseOn, keeping: keeping, wallClock: wallClock, start: start)
    parts.relay.shell = shell
    return shell
  }

  private var counters: [ShellTab: TabCounter] {
    tabs.leaves.reduce(into: [:]) { $0[$1.tab] = $1.counter(domain) }
  }
}
