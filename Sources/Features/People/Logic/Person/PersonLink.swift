public import PeopleInterface

/// What can be opened from a person: a place on top of this one, or something that others show.
public enum PersonLink: Hashable, Sendable {
  case route(PeopleRoute)
  case intent(PeopleIntent)
}
