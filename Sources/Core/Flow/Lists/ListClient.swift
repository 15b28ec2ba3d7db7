/// What a list needs from the feature that it belongs to.
///
/// What it is made of must be `Equatable`; that stands on the initialiser, not on the type (decision 0012).
public struct ListClient<Element: Sendable, Query: Sendable, Failure: Sendable>: Sendable {
  /// Loads one page.
  let load: @Sendable (ListRequest<Query>) async -> ListAnswer<Element, Failure>
  /// What makes a row the same row after a refresh; nil for an entry that could not be read.
  let identify: @Sendable (Element) -> Int?
  /// Where the text of the filter line stands in a query; nil for a list without one.
  let filter: ListFilterText<Query>?
  /// Whether a failure says that there is nothing to show: an answer, not a fault.
  let isEmptyAnswer: @Sendable (Failure) -> Bool
  /// The failure of a first load that the person cancelled.
  let cancelled: Failure
  /// What all waiting is measured by.
  let clock: any Clock<Duration>

  /// - Parameters:
  ///   - identify: What makes a row the same row after a refresh; nil for an entry that could not be read.
  ///   - filter: Where the text of the filter line stands in a query; a list without one leaves it out.
  ///   - isEmptyAnswer: Whether a failure says that there is nothing to show: an answer, not a fault.
  ///   - cancelled: The failure of a first load that the person cancelled.
  ///   - clock: What all waiting is measured by.
  ///   - load: Brings one page.
  public init(
    identify: @escaping @Sendable (Element) -> Int?,
    filter: ListFilterText<Query>? = nil,
    isEmptyAnswer: @escaping @Sendable (Failure) -> Bool, cancelled: Failure, clock: any Clock<Duration>,
    load: @escaping @Sendable (ListRequest<Query>) async throws(Failure) -> ListPage<Element>
  ) where Element: Equatable, Query: Equatable, Failure: Error & Equatable {
    self.load = { request in
      do throws(Failure) {
        return .page(try await load(request))
      } catch {
        return .failure(error)
      }
    }
    self.identify = identify
    self.filter = filter
    self.isEmptyAnswer = isEmptyAnswer
    self.cancelled = cancelled
    self.clock = clock
  }
}
