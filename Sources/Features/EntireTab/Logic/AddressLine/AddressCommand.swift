/// A command that the address line offers by its name: an entry of a key map.
public struct AddressCommand: Equatable, Sendable {
  public let name: String
  /// What it does: "next tab".
  public let title: String
  /// The keys that do the same.
  public let keys: String

  public init(name: String, title: String, keys: String) {
    self.name = name
    self.title = title
    self.keys = keys
  }
}
