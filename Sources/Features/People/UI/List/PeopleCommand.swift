public import StoaInput

/// What the keys of the list of people do.
public enum PeopleCommand: Hashable, Sendable {
  case move(Motion)
  case open, todos, filter, order, refresh
}
