internal import DomainLayer

/// How many people live in a city.
public struct CityCount: Hashable, Sendable {
  public let city: String
  public let people: Int

  public init(city: String, people: Int) {
    self.city = city
    self.people = people
  }

  /// Counts the people of each named city, the most first; equal ones by name, so that the order never changes.
  static func tally(_ people: some Sequence<User>) -> [CityCount] {
    var counts: [String: Int] = [:]
    for person in people where !person.city.isEmpty { counts[person.city, default: 0] += 1 }
    return counts.map { CityCount(city: $0.key, people: $0.value) }
      .sorted { ($1.people, $0.city) < ($0.people, $1.city) }
  }
}
