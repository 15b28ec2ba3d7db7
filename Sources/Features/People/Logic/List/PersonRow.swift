internal import DomainLayer

/// A row of the list of people.
public enum PersonRow: Hashable, Sendable {
  /// A person: name, city, "@username · email", company.
  case person(name: String, city: String, contact: String, company: String)
  /// The row has not come yet.
  case waiting
  /// The service sent something that is no person.
  case unreadable

  init(_ slot: Slot<User>?) {
    switch slot {
    case nil: self = .waiting
    case .unreadable: self = .unreadable
    case .item(let user):
      let contact = ["@" + user.username, user.email].filter { $0.count > 1 }.joined(separator: " · ")
      self = .person(name: user.name, city: user.city, contact: contact, company: user.company)
    }
  }
}
