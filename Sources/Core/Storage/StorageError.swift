/// What can go wrong with a file or a database, sorted by what a caller can do about it.
public enum StorageError: Error, Hashable, Sendable {
  /// The file or directory cannot be made, opened, read or written; `reason` is the system's own text.
  case file(path: String, reason: String)
  /// The file is longer than so many bytes, which is more than its reader takes.
  case tooLong(path: String, limit: Int)
  /// The file is no database, or its content does not hold together: set it aside or tell the person.
  case damaged(path: String)
  /// Written by a newer release: leave it alone.
  case newer(path: String, version: Int)
  /// Another process kept its lock longer than the busy timeout.
  case busy(path: String)
  /// The disk is full or the quota used up; nothing was changed.
  case full(path: String)
  /// The database or its directory cannot be written.
  case readOnly(path: String)
  /// The statement would break a constraint of the schema; nothing was changed.
  case constraint(String)
  /// `DatabaseOptions.shouldInterrupt` said so; nothing was changed.
  case interrupted
  /// Wrong SQL, wrong use, or what SQLite alone can explain.
  case statement(code: Int, message: String)
}

extension StorageError: CustomStringConvertible {
  /// One line for a log; no stored data in it.
  public var description: String {
    switch self {
    case .file(let path, let reason): "\(path): \(reason)"
    case .tooLong(let path, let limit): "\(path): longer than \(limit) bytes"
    case .damaged(let path): "\(path): the database is damaged"
    case .newer(let path, let version): "\(path): the database has the newer format \(version)"
    case .busy(let path): "\(path): another process holds the database"
    case .full(let path): "\(path): the disk is full"
    case .readOnly(let path): "\(path): the database cannot be written"
    case .constraint(let message): "constraint: \(message)"
    case .interrupted: "interrupted"
    case .statement(let code, let message): "SQLite \(code): \(message)"
    }
  }
}
