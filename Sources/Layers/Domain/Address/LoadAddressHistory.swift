/// Loads what was entered on the address line, in this run and in earlier ones.
public struct LoadAddressHistory: Sendable {
  private let addresses: any AddressHistoryRepository

  package init(addresses: any AddressHistoryRepository) { self.addresses = addresses }

  public func callAsFunction() async throws(DomainError) -> AddressHistory { try await addresses.history() }
}
