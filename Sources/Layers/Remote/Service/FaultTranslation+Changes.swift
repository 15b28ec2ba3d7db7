internal import DomainLayer
internal import StoaNetworking

/// The faults of requests that change something: what may have been done is told from what was not.
extension FaultTranslation {
  /// For a change that had no answer; `.outcomeUnknown` once it may have reached the service.
  func error(ofChange fault: HTTPError) -> DomainError {
    fault.mayHaveArrived ? unknown(fault.message) : error(fault)
  }

  /// For a status that is no success. A gateway that failed does not know what the service behind it did.
  func error(statusOfChange status: Int, in collection: RemotePlace) -> DomainError {
    switch status {
    case 502, 504: unknown("status \(status)")
    default: error(status: status, in: collection)
    }
  }

  /// For a success whose content is not the item; a page for a browser comes from a network that let nothing through.
  func unexpected(change answer: HTTPResponse) -> DomainError {
    let error = unexpected(answer)
    return error.kind == .webPage ? error : unknown(error.cause)
  }

  private func unknown(_ cause: String) -> DomainError {
    noted(DomainError(.outcomeUnknown, place: place, cause: cause))
  }
}
