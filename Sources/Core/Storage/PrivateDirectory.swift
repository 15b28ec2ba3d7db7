internal import Glibc

/// Directories that only their owner can enter.
public enum PrivateDirectory {
  /// Makes `path` and what is missing above it, each with mode 0700; what is there keeps its mode.
  public static func make(_ path: String) throws(StorageError) {
    guard !path.isEmpty else { throw StorageError.file(path: path, reason: "no name") }
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw StorageError.file(path: path, reason: "not a directory")
      }
      return
    }
    if let parent = parent(of: path) { try make(parent) }
    // Another process may have been first.
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw StorageError.system(path) }
  }

  private static func parent(of path: String) -> String? {
    var parts = path.split(separator: "/")
    guard parts.count > 1 else { return nil }
    parts.removeLast()
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
