internal import CTerminal
internal import StoaCanvas

/// Where a crash leaves a file that tells of it, and what that file says first. At most ten are kept: the newest.
///
/// After the heading come the signal, what was said on standard error, the last 200 keys and a backtrace.
public struct CrashFiles: Sendable {
  /// The directory, which is made when it is needed, for its owner alone; its path has at most 1,023 bytes.
  public var directory: String
  /// What ran: one or a few lines without the last line's end, at most 1,023 bytes.
  public var heading: String

  /// Files in that directory, each beginning with `heading`.
  public init(directory: String, heading: String) {
    self.directory = directory
    self.heading = heading
  }

  /// Leaves them with the crash guard.
  func prepare() { ct_crash_prepare(directory, SafeText.line(directory), heading) }
}
