internal import StoaStorage

/// A request that cannot be met, with the status and the sentence that say why.
struct Refusal: Error, Hashable {
  let status: Int
  let message: String

  static func badRequest(_ message: String) -> Refusal { Refusal(status: 400, message: message) }

  /// What the data cannot do; which file it is does not concern who asks.
  init(_ error: StorageError) {
    switch error {
    case .full: self.init(status: 507, message: "the disk is full; nothing was changed")
    case .busy: self.init(status: 503, message: "another process holds the data; try again")
    default: self.init(status: 500, message: "the data cannot be read or written")
    }
  }

  init(status: Int, message: String) {
    self.status = status
    self.message = message
  }
}
