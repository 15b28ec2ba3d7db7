internal import DomainLayer
public import LogicSupport
internal import StoaFlow

/// What the overview shows: people per city, and the most active one.
public struct OverviewContent: Equatable, Sendable {
  /// The city with the most people, the first by name among equal ones; nil while nobody has come.
  public let mostActive: CityCount?
  public let cities: [CityCount]
  /// Whether not all people are loaded.
  public let isPartial: Bool
  public let message: LoadMessage?
  /// Lines above the view.
  public let offset: Int

  public init(_ slice: Slice) {
    mostActive = slice.cities.first
    cities = slice.cities
    isPartial = slice.isPartial
    message = slice.notice.map(LoadMessage.init)
    offset = slice.offset
  }
}
