internal import DomainLayer

/// A person on the wire: `{"id": 3, "name": …, "address": {"city": …}, "company": {"name": …}}`.
struct UserWire: WireEntity {
  private enum Key: String, CodingKey { case id, name, username, email, phone, website, company, address }
  private enum CompanyKey: String, CodingKey { case name }
  private enum AddressKey: String, CodingKey { case city }

  private struct Company: Decodable {
    let name: String
    init(from decoder: any Decoder) throws { name = try FieldReader(decoder, keyedBy: CompanyKey.self).text(.name) }
  }

  private struct Address: Decodable {
    let city: String
    init(from decoder: any Decoder) throws { city = try FieldReader(decoder, keyedBy: AddressKey.self).text(.city) }
  }

  let entity: User

  init(from decoder: any Decoder) throws {
    let fields = try FieldReader(decoder, keyedBy: Key.self)
    let username = fields.spareText(.username)
    let name = try fields.optionalText(.name)
    // A person without a name still goes by the username; without both there is nobody to show.
    guard name != nil || !username.isEmpty else { throw fields.missing(.name) }
    let shown = name.flatMap { $0.isEmpty ? nil : $0 } ?? username
    entity = User(
      id: try fields.integer(.id), name: shown, username: username, email: fields.spareText(.email),
      phone: fields.spareText(.phone), website: fields.spareText(.website),
      company: fields.spareObject(.company, as: Company.self)?.name ?? fields.spareText(.company),
      city: fields.spareObject(.address, as: Address.self)?.city ?? "")
  }
}
