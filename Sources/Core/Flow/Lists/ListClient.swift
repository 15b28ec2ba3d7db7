/// What a list needs from the feature that it belongs to.
public struct ListClient<Element: Sendable & Equatable, Query: Sendable & Equatable, Failure: Error & Equatable>:
  Sendable
{
  /// Loads one page.
  public var load: @Sendable (ListRequest<Query>) async -> Result<ListPage<Element>, Failure>
  /// What makes a row the same row after a refresh; nil for an entry that could not be read.
  public var identify: @Sendable (Element) -> Int?
  /// Puts the text of the filter line into a query.
  public var setFilter: @Sendable (inout Query, String) -> Void
  /// Whether a failure says that there is nothing to show: an answer, not a fault.
  public var isEmptyAnswer: @Sendable (Failure) -> Bool
  /// The failure of a first load that the person cancelled.
  public var cancelled: Failure
  /// What all waiting is measured by.
  public var clock: any Clock<Duration>

  public init(
    load: @escaping @Sendable (ListRequest<Query>) async -> Result<ListPage<Element>, Failure>,
    identify: @escaping @Sendable (Element) -> Int?,
    setFilter: @escaping @Sendable (inout Query, String) -> Void = { _, _ in },
    isEmptyAnswer: @escaping @Sendable (Failure) -> Bool,
    cancelled: Failure,
    clock: any Clock<Duration>
  ) {
    self.load = load
    self.identify = identify
    self.setFilter = setFilter
    self.isEmptyAnswer = isEmptyAnswer
    self.cancelled = cancelled
    self.clock = clock
  }
}
