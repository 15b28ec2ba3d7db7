internal import DomainLayer
internal import StoaFlow

/// What a place says when it has nothing else to show.
public enum GalleryMessage: Hashable, Sendable {
  /// It loads; after a while with a count of moments, for a spinner.
  case loading(ticks: Int?)
  /// The load failed.
  case failed(String, advice: String)
  /// The service answered that there is nothing.
  case empty(String, advice: String)

  init(_ notice: LoadNotice<DomainError>) {
    if let failure = notice.failure, notice.phase != .loading, notice.phase != .idle {
      self =
        failure.isEmptyAnswer
        ? .empty(failure.message, advice: failure.advice) : .failed(failure.message, advice: failure.advice)
    } else {
      self = .loading(ticks: notice.waitTicks)
    }
  }
}
