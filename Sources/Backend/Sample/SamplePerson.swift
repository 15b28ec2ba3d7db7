/// A person of the sample, with all that the service says of one.
struct SamplePerson: Hashable, Sendable {
  var name: String
  var username: String
  var email: String
  var street: String
  var suite: String
  var city: String
  var zipcode: String
  /// Degrees, as text, as the service has them.
  var latitude: String
  var longitude: String
  var phone: String
  var website: String
  var company: String
  var catchPhrase: String
  var business: String

  /// In the order of the collection's fields, without the id.
  var texts: [String] {
    [
      name, username, email, street, suite, city, zipcode, latitude, longitude, phone, website, company, catchPhrase,
      business,
    ]
  }

  var search: String { SearchText.joined([name, username, email, city, company]) }
}
