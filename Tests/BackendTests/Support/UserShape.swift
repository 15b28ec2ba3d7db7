/// JSONPlaceholder's shapes as a client would write them down: every value must be there, with its type.
struct UserShape: Codable, Hashable {
  struct Address: Codable, Hashable {
    struct Geo: Codable, Hashable { var lat: String, lng: String }
    var street: String, suite: String, city: String, zipcode: String, geo: Geo
  }
  struct Company: Codable, Hashable { var name: String, catchPhrase: String, bs: String }
  var id: Int, name: String, username: String, email: String, address: Address, phone: String, website: String
  var company: Company
}
