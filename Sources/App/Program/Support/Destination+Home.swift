internal import EntireTabRouter
internal import PeopleInterface

extension Destination {
  /// Where the program begins when nothing else is asked for.
  static let home = Destination.people(PeoplePlace())
}
