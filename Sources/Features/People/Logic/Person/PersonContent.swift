internal import DomainLayer
internal import StoaFlow

/// What the page of a person shows.
public struct PersonContent: Equatable, Sendable {
  /// The person; nil while a message stands in its place.
  public let person: PersonDetail?
  public let message: PeopleMessage?
  /// Index of the selected link.
  public let link: Int
  /// Lines above the view.
  public let offset: Int
  /// Whether the view keeps to the selected link.
  public let followsLink: Bool

  public init(_ state: PersonState) {
    person = state.person.value.map { PersonDetail($0, state) }
    message =
      person == nil
      ? PeopleMessage(state.person.phase, state.person.failure, ticks: state.person.waitTicks) : nil
    link = state.cursor.link
    offset = state.cursor.offset
    followsLink = state.cursor.followsLink
  }
}
