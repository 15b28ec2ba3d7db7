/// Where the entries of the address line are kept.
public protocol AddressHistoryRepository: Sendable {
  /// What is kept; nothing where nothing readable is.
  func history() async throws(DomainError) -> AddressHistory

  /// Puts an entry in front of what is kept by now, also by other programs.
  func add(_ entry: String) async throws(DomainError)
}
