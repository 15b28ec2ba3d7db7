/// Names and places that belong together, and how they are written.
struct Culture: Sendable {
  /// A name in its own script and in ASCII letters.
  typealias Name = (written: String, ascii: String)

  let given: [Name]
  let family: [Name]
  /// Whether the family's name comes first.
  let familyFirst: Bool
  /// What stands between the two names.
  let separator: String
  let cities: [City]

  struct City: Sendable {
    let name: String
    let street: String
    let latitude: Int
    let longitude: Int
    let dialCode: String

    /// Degrees in whole numbers: the people of a city are scattered around it.
    init(_ name: String, _ street: String, _ latitude: Int, _ longitude: Int, _ dialCode: String) {
      self.name = name
      self.street = street
      self.latitude = latitude
      self.longitude = longitude
      self.dialCode = dialCode
    }
  }

  init(_ given: [Name], _ family: [Name], familyFirst: Bool = false, separator: String = " ", _ cities: [City]) {
    self.given = given
    self.family = family
    self.familyFirst = familyFirst
    self.separator = separator
    self.cities = cities
  }
}
