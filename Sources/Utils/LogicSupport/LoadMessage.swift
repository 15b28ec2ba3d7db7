public import DomainLayer
public import StoaFlow

/// What a place says when it has nothing else to show.
public enum LoadMessage: Hashable, Sendable {
  /// It loads; after a while with a count of moments, for a spinner.
  case loading(ticks: Int?)
  /// The load failed.
  case failed(String, advice: String)
  /// There is nothing, and another try brings nothing either.
  case empty(String, advice: String)

  public init(_ notice: LoadNotice<DomainError>) {
    if let failure = notice.failure, notice.phase != .loading, notice.phase != .idle {
      self =
        failure.isEmptyAnswer || !failure.mayPass
        ? .empty(failure.message, advice: failure.advice) : .failed(failure.message, advice: failure.advice)
    } else {
      self = .loading(ticks: notice.waitTicks)
    }
  }
}
