public import DomainLayer

extension Album {
  /// Ten albums of two people.
  public static let sample = (1...10).map { id in Album(id: id, owner: (id + 4) / 5, title: "Album \(id)") }
}
