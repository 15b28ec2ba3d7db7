internal import CSQLite
internal import Glibc

extension StorageError {
  /// The error for a result code of SQLite, extended or not.
  init(code: Int32, message: String, path: String) {
    switch code & 0xff {
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(path: path)
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(path: path)
    case SQLITE_FULL: self = .full(path: path)
    case SQLITE_READONLY: self = .readOnly(path: path)
    case SQLITE_CONSTRAINT: self = .constraint(message)
    case SQLITE_INTERRUPT: self = .interrupted
    // The index of a log is a file of its own, which is made when the database is read.
    case SQLITE_IOERR where code == noRoomForIndex: self = .full(path: path)
    // A file cut short shows as a read that ends early, long before any page is checked.
    case SQLITE_IOERR where code == shortRead || code == failedCheck: self = .damaged(path: path)
    case SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_PERM: self = .file(path: path, reason: message)
    default: self = .statement(code: Int(code), message: message)
    }
  }

  /// The error for the calling thread's `errno`.
  static func system(_ path: String) -> StorageError {
    let code = errno
    if code == ENOSPC || code == EDQUOT { return .full(path: path) }
    return .file(path: path, reason: String(cString: strerror(code)))
  }
}

/// `SQLITE_IOERR_SHORT_READ`, a computed macro that Swift does not import.
private let shortRead: Int32 = SQLITE_IOERR | (2 << 8)
/// `SQLITE_IOERR_SHMSIZE`.
private let noRoomForIndex: Int32 = SQLITE_IOERR | (19 << 8)
/// `SQLITE_IOERR_DATA`, what a page is whose checksum does not hold.
private let failedCheck: Int32 = SQLITE_IOERR | (32 << 8)
