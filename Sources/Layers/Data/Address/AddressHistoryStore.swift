public import DomainLayer

/// The entries of the address line on this machine, which outlive every session.
public struct AddressHistoryStore: Sendable {
  private let file: DefaultAddressHistoryRepository

  /// Keeps them in the file at `path`, or in memory without one; `report` gets a line for the log for each fault.
  public init(path: String?, report: @escaping @Sendable (String) -> Void) {
    file = DefaultAddressHistoryRepository(path: path, report: report)
  }

  public var repository: any AddressHistoryRepository { file }
}
