public import DomainLayer

/// The preferences of this machine, which outlive every session.
public struct PreferencesStore: Sendable {
  private let file: DefaultPreferencesRepository

  /// Keeps them in the file at `path`, or in memory without one; `report` gets a line for the log for each fault.
  public init(path: String?, report: @escaping @Sendable (String) -> Void) {
    file = DefaultPreferencesRepository(path: path, report: report)
  }

  public var repository: any PreferencesRepository { file }
}
