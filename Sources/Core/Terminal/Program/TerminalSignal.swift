internal import Glibc

/// A signal that ends a program from outside.
public enum TerminalSignal: Hashable, Sendable {
  /// INT sent by another process; the key ^C arrives as a key.
  case interrupt
  /// TERM.
  case terminate
  /// HUP, or a terminal that went away without saying so.
  case hangUp

  /// The system's number of it.
  public var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    }
  }

  /// The exit status that tells of it: 128 and the number.
  public var status: Int32 { 128 + number }
}
