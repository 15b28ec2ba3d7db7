public import DomainLayer
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

  public init(
    domain: DomainContainer, runtime: EffectRuntime, facts: ProgramFacts, glyphs: GlyphSet, theme: Theme?
  ) {
    self.domain = domain
    self.runtime = runtime
    self.facts = facts
    self.glyphs = glyphs
    self.theme = theme
  }

  /// The shell over its tabs, which will show `start`.
  public func makeShell(start: Destination) -> EntireTabCoordinator {
    let people = PeopleCoordinator(domain: domain, runtime: runtime)
    let posts = PostsCoordinator(domain: domain, runtime: runtime)
    let settings = SettingsCoordinator(domain: domain, runtime: runtime, facts: facts)
    let features = ShellFeatures(people: people, posts: posts, settings: settings)
    let shell = EntireTabCoordinator(
      features: features, domain: domain, runtime: runtime, glyphs: glyphs, theme: theme, start: start)
    people.onIntent = { [weak shell] in shell?.handle($0) }
    posts.onIntent = { [weak shell] in shell?.handle($0) }
    settings.onIntent = { [weak shell] in shell?.handle($0) }
    return shell
  }
}
