internal import Glibc

/// The variables of the process.
enum Environment {
  /// The value of a variable; nil when it is not set or empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Sets a variable for the processes that are started from now on.
  static func set(_ name: String, to value: String) { setenv(name, value, 1) }
}
