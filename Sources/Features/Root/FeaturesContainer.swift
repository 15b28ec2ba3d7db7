public import DomainLayer
public import EntireTabInterface
public import EntireTabRouter
internal import PeopleRouter
internal import PostsRouter
public import SettingsInterface
internal import SettingsRouter
public import StoaCanvas
public import StoaFlow

/// Makes the features of one session and wires their intents: the only place that knows them all.
@FlowActor public struct FeaturesContainer {
  private let domain: DomainContainer
  private let runtime: EffectRuntime
  private let facts: ProgramFacts
  private let glyphs: GlyphSet
  private let theme: Theme?
  private let wallClock: WallClock

  public init(
    domain: DomainContainer, runtime: EffectRuntime, facts: ProgramFacts, glyphs: GlyphSet, theme: Theme?,
    wallClock: WallClock
  ) {
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
    let relay = IntentRelay()
    let features = ShellFeatures(people: people(relay), posts: posts(relay), settings: settings(relay))
    let shell = EntireTabCoordinator(
      features: features, domain: domain, runtime: runtime, glyphs: glyphs, theme: theme,
      isMouseOn: isMouseOn, keeping: keeping, wallClock: wallClock, start: start)
    relay.shell = shell
    return shell
  }

  private func people(_ relay: IntentRelay) -> PeopleCoordinator {
    let people = PeopleCoordinator(domain: domain, runtime: runtime)
    people.onIntent = { relay.shell?.handle($0) }
    return people
  }

  private func posts(_ relay: IntentRelay) -> PostsCoordinator {
    let posts = PostsCoordinator(domain: domain, runtime: runtime)
    posts.onIntent = { relay.shell?.handle($0) }
    return posts
  }

  private func settings(_ relay: IntentRelay) -> SettingsCoordinator {
    let settings = SettingsCoordinator(domain: domain, runtime: runtime, facts: facts)
    settings.onIntent = { relay.shell?.handle($0) }
    return settings
  }
}
