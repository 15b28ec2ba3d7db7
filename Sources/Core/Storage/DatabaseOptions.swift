/// How a database file is opened.
public struct DatabaseOptions: Sendable {
  /// What the file may become.
  public enum Access: Hashable, Sendable {
    /// It is not written to, and must be there.
    case readOnly
    /// The file must be there.
    case readWrite
    /// The file is made when it is missing, with mode 0600.
    case create
  }

  /// What may become of the file.
  public var access: Access = .create
  /// Readers go on while another process writes; kept in the file from then on.
  public var usesWriteAheadLog = true
  /// The most bytes of a write-ahead log that is left as it is when the file is closed, so that closing waits for no disk.
  ///
  /// What is in a longer one is put into the file by the last one to close it who has written, and the log is removed.
  public var leftLogLimit = 0
  /// Nobody else uses the file as long as it is open, and its write-ahead log needs no index: it can be read where there
  /// is no room for one.
  public var isExclusive = false
  /// Every page carries a checksum: what has changed by itself is `StorageError.damaged` when it is read, never wrong.
  ///
  /// Such a file has no write-ahead log: what is committed is in it. A file of before is given its checksums when it is
  /// opened; where that cannot be done it can be read only. Costs 1 µs for a page that is read.
  public var isChecked = false
  /// How long a call waits for another process before `StorageError.busy`.
  public var busyTimeout: Duration = .seconds(5)
  /// Asked every few thousand steps of a statement, on the thread that runs it; `true` ends the statement with
  /// `StorageError.interrupted`.
  public var shouldInterrupt: (@Sendable () -> Bool)?

  /// Made when missing, with a write-ahead log, without checksums, waiting five seconds.
  public init() {}
}
