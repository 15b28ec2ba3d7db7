internal import Glibc
internal import Synchronization

/// Whole files, read and written in one piece.
public enum AtomicFile {
  private static let serial = Atomic<Int>(0)

  /// Puts `bytes` at `path` with mode 0600: readers see the old file or the new one, never a part, also after a crash.
  ///
  /// Writes a new file beside it, flushes it to the disk and renames it; the directory must be there. What processes
  /// that were killed over a write of the same file have left there is removed.
  public static func write(_ bytes: [UInt8], to path: String) throws(StorageError) {
    let number = serial.add(1, ordering: .relaxed).newValue
    let draft = draftName(of: path, process: getpid(), number: number)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw StorageError.system(path) }
    do throws(StorageError) {
      defer { close(descriptor) }
      try writeAll(bytes, to: descriptor, path: path)
      guard !Durability.isOn || fsync(descriptor) == 0 else { throw StorageError.system(path) }
      guard rename(draft, path) == 0 else { throw StorageError.system(path) }
    } catch {
      unlink(draft)
      throw error
    }
    flushDirectory(of: path)
    removeOrphanedDrafts(of: path)
  }

  /// The file's bytes; `nil` when there is no such file. A file longer than `limit` bytes is an error.
  public static func read(_ path: String, limit: Int = 16 << 20) throws(StorageError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT { return nil }
    guard descriptor >= 0 else { throw StorageError.system(path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw StorageError.system(path) }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= limit else { throw StorageError.tooLong(path: path, limit: limit) }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// The first `count` bytes of the file, or all where it is shorter; `nil` when there is no such file.
  static func readStart(_ path: String, count: Int) throws(StorageError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT { return nil }
    guard descriptor >= 0 else { throw StorageError.system(path) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let length = Glibc.read(descriptor, &bytes, count)
    guard length >= 0 else { throw StorageError.system(path) }
    return Array(bytes[..<length])
  }

  /// Removes the file; one that is not there is no error.
  public static func remove(_ path: String) throws(StorageError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw StorageError.system(path) }
  }

  /// Makes the content of the file last through a power cut.
  public static func flush(_ path: String) throws(StorageError) {
    guard Durability.isOn else { return }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StorageError.system(path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw StorageError.system(path) }
  }

  /// Makes a rename in the directory of `path` last through a power cut; best effort, some file systems refuse.
  public static func flushDirectory(of path: String) {
    guard Durability.isOn else { return }
    let descriptor = open(directory(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  static func directory(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(StorageError) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress?.advanced(by: start), $0.count - start)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw StorageError.system(path) }
      start += count
    }
  }
}
