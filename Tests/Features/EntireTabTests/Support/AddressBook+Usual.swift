internal import EntireTabRouter
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface

extension AddressBook {
  /// The addresses of the tabs of these tests, whatever the program has.
  static let usual = AddressBook([PeoplePlace.self, PostsPlace.self, SettingsPlace.self])
}
