internal import DomainLayer

/// How many people live in a city.
public struct CityCount: Hashable, Sendable {
  public let city: String
  public let people: Int

  public init(city: String, people: Int) {
    self.city = city
    self.people = people
  }

  /// The cities of these people, the most active first.
  static func tally(_ people: some Sequence<User>) -> [CityCount] {
    User.cities(of: people).map { CityCount(city: $0.city, people: $0.people) }
  }
}
