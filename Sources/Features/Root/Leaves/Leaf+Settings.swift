internal import DomainLayer
internal import EntireTabRouter
internal import PeopleInterface
internal import SettingsInterface
internal import SettingsRouter
internal import StoaFlow

extension Leaf {
  static let settings = Leaf(
    place: SettingsPlace.self,
    counter: { domain in
      { (isRefresh) async throws(DomainError) in
        try await domain.countTodos(refresh: isRefresh).map(\.all)
      }
    },
    make: { parts in
      FeatureSlot {
        let settings = SettingsCoordinator(
          domain: parts.domain, runtime: parts.runtime, facts: parts.facts, hasPeople: parts.has(PeoplePlace.self))
        settings.onIntent = { [relay = parts.relay] in relay.shell?.handle($0) }
        return settings
      }
    })
}
