internal import DomainLayer
internal import StoaFlow

extension OverviewContent {
  /// What the overview sees of the state of the list.
  public struct Slice: Equatable, Sendable {
    let cities: [CityCount]
    let isPartial: Bool
    let notice: LoadNotice<DomainError>?
    let offset: Int

    public init(_ state: PeopleState) {
      cities = state.cities
      isPartial = !state.list.rows.isComplete
      notice = state.list.notice
      offset = state.overview.offset
    }
  }

  /// The values for a whole state.
  public init(_ state: PeopleState) { self.init(Slice(state)) }
}
