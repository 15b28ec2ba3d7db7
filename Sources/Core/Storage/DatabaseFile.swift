internal import Glibc

/// The files of a database that can be done without, seen from outside: which file it is, and putting it out of the way.
///
/// The side files (`-wal`, `-shm`) go with their database: beside another one they would destroy it.
public enum DatabaseFile {
  /// Tells a file from another one that has taken its name.
  public struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  /// Nil when there is no such file.
  public static func identity(_ path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }

  /// The bytes that the database takes on the disk, side files included.
  public static func size(_ path: String) -> Int {
    ["", "-wal", "-shm"].reduce(0) { $0 + fileSize(path + $1) }
  }

  /// The bytes of the write-ahead log; 0 where there is none.
  static func logSize(_ path: String) -> Int { fileSize(path + "-wal") }

  private static func fileSize(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Renames the database to `path.word`, over what was put there before; false when it cannot be.
  ///
  /// Only the one that the caller means: a file that has taken its name since stays. To be called `alone`.
  public static func setAside(_ path: String, _ meant: Identity?, as word: String) -> Bool {
    guard let present = identity(path) else { return true }
    guard meant == nil || present == meant else { return true }
    let target = "\(path).\(word)"
    // The side files first: who comes between finds a database without its last changes, never a new one with old ones.
    for side in ["-wal", "-shm"] where rename(path + side, target + side) != 0 { unlink(target + side) }
    return rename(path, target) == 0
  }

  /// Runs `body` while no other process runs one for the same path; after two seconds it runs anyway, since a process
  /// that is stopped holds its lock for ever.
  public static func alone<Value, Failure: Error>(
    _ path: String, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    defer { if descriptor >= 0 { close(descriptor) } }
    var tries = 0
    while descriptor >= 0, tries < 400, flock(descriptor, LOCK_EX | LOCK_NB) != 0,
      errno == EWOULDBLOCK || errno == EINTR
    {
      tries += 1
      usleep(5_000)
    }
    return try body()
  }
}
