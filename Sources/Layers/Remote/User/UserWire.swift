internal import DomainLayer

/// A person on the wire: `{"id": 3, "name": …, "address": {"city": …}, "company": {"name": …}}`.
struct UserWire: WireEntity {
  let entity: User

  init(_ fields: FieldReader) throws(WireError) {
    let username = fields.spareText("username")
    let name = try fields.optionalText("name")
    // A person without a name still goes by the username; without both there is nobody to show.
    guard name != nil || !username.isEmpty else { throw .missing("name") }
    let shown = name.flatMap { $0.isEmpty ? nil : $0 } ?? username
    entity = User(
      id: try fields.integer("id"), name: shown, username: username, email: fields.spareText("email"),
      phone: fields.spareText("phone"), website: fields.spareText("website"),
      company: fields.spareObject("company")?.spareText("name") ?? fields.spareText("company"),
      city: fields.spareObject("address")?.spareText("city") ?? "")
  }
}
