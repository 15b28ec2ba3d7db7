internal import Glibc

extension TerminalEnvironment {
  /// The value of an environment variable; nil when it is not set.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
