/// A person that the service knows.
///
/// Texts are as the service has them, repaired to valid Unicode and otherwise untouched; whoever shows them
/// makes them safe for the place where they are shown. What the service left out is "".
public struct User: Identifiable, Hashable, Sendable {
  public typealias ID = Int

  public let id: ID
  public let name: String
  public let username: String
  public let email: String
  public let phone: String
  public let website: String
  /// The name of the company.
  public let company: String
  public let city: String

  public init(
    id: ID, name: String, username: String = "", email: String = "", phone: String = "", website: String = "",
    company: String = "", city: String = ""
  ) {
    self.id = id
    self.name = name
    self.username = username
    self.email = email
    self.phone = phone
    self.website = website
    self.company = company
    self.city = city
  }
}
