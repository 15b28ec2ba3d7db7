internal import DomainLayer
internal import StoaFlow

extension PeopleContent {
  /// What the screen of the list sees of its state.
  public struct Slice: Equatable, Sendable {
    let list: ListSlice<Slot<User>, DomainError>
    let cityCount: Int

    public init(_ state: PeopleState) {
      list = state.list.slice
      cityCount = state.cities.count
    }
  }

  /// The values for a whole state.
  public init(_ state: PeopleState) { self.init(Slice(state)) }
}
