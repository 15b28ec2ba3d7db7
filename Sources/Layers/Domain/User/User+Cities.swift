extension User {
  /// The named cities of these people and how many live in each: the most first, equal ones by name, so that the order
  /// never changes.
  public static func cities(of people: some Sequence<User>) -> [(city: String, people: Int)] {
    var counts: [String: Int] = [:]
    for person in people where !person.city.isEmpty { counts[person.city, default: 0] += 1 }
    return counts.map { (city: $0.key, people: $0.value) }.sorted { ($1.people, $0.city) < ($0.people, $1.city) }
  }
}
