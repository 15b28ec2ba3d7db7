/// Why a server cannot be begun.
public enum HTTPServerError: Error, Hashable, Sendable {
  /// Another program listens on the port.
  case portInUse(Int)
  /// The system lets only others listen on the port.
  case portRefused(Int)
  /// The host is none of this machine's addresses.
  case noSuchHost(String)
  /// The system has another reason, in its words.
  case system(String)
  /// A library is missing.
  case unavailable(String)

  /// One line for people.
  public var message: String {
    switch self {
    case .portInUse(let port): "port \(port) is in use by another program"
    case .portRefused(let port): "port \(port) is kept for the system"
    case .noSuchHost(let host): "this machine has no address '\(host)'"
    case .system(let reason): "nothing can be served: \(reason)"
    case .unavailable(let reason): reason
    }
  }
}
