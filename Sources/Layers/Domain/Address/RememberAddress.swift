/// Keeps an entry of the address line for later runs.
public struct RememberAddress: Sendable {
  private let addresses: any AddressHistoryRepository

  package init(addresses: any AddressHistoryRepository) { self.addresses = addresses }

  public func callAsFunction(_ entry: String) async throws(DomainError) { try await addresses.add(entry) }
}
