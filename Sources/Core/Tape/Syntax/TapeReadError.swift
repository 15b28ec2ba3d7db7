/// Why a tape's file could not be had.
public enum TapeReadError: Error, Hashable, Sendable {
  /// There is no such file.
  case notFound
  /// The file is there; the reason stands in the words of the system, such as `Permission denied`.
  case unreadable(String)
}
