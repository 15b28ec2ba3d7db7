internal import DomainLayer
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
}
