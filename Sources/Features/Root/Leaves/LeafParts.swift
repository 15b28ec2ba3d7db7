internal import DomainLayer
internal import EntireTabInterface
internal import EntireTabRouter
internal import SettingsInterface
internal import StoaFlow

/// What the features of one session are made from.
@FlowActor struct LeafParts {
  let domain: DomainContainer
  let runtime: EffectRuntime
  let facts: ProgramFacts
  /// Leads their intents to the shell, which is made after them.
  let relay: IntentRelay
  /// The tabs of the program: a feature offers nothing that another one would have to show and that is not there.
  let tabs: Set<ShellTab>

  /// Whether the program has a tab with such places.
  func has(_ place: any ShellPlace.Type) -> Bool { tabs.contains(place.tab) }
}
