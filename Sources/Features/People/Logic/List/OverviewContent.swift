internal import DomainLayer
internal import StoaFlow

/// What the overview shows: people per city, and the most active one.
public struct OverviewContent: Equatable, Sendable {
  /// The city with the most people, the first by name among equal ones; nil while nobody has come.
  public let mostActive: CityCount?
  public let cities: [CityCount]
  /// Whether not all people are loaded.
  public let isPartial: Bool
  public let message: PeopleMessage?
  /// Lines above the view.
  public let offset: Int

  public init(_ state: PeopleState) {
    mostActive = state.cities.first
    cities = state.cities
    isPartial = !state.list.rows.isComplete
    message =
      state.list.rows.total == 0
      ? PeopleMessage(state.list.phase, state.list.failure, ticks: state.list.waitTicks) : nil
    offset = state.overview.offset
  }
}
