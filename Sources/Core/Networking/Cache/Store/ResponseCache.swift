internal import StoaStorage
internal import Synchronization

/// Answers of services, kept in one SQLite file that several processes may use at once.
///
/// It never fails: a file that is damaged or newer is set aside (renamed) and a new one begun, one that stays locked or
/// cannot be written is done without for a while; each is reported in one line. Every row carries a checksum, and one
/// that does not hold is dropped. Nothing is opened before the first use. A lookup takes less than 0.1 ms.
public final class ResponseCache: Sendable {
  private struct Handle {
    let database: Database
    let identity: DatabaseFile.Identity?
  }

  private struct State {
    var handle: Handle?
    /// Until then the file is left alone.
    var restsUntil = Int.min
    /// The last line that was reported, so that one trouble is told once.
    var lastReport = ""
    /// How often the file was set aside.
    var setAsides = 0
  }

  let path: String
  package let limits: CacheLimits
  let now: @Sendable () -> Int
  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// How long a file that could not be used is left alone, in milliseconds.
  private static let rest = 5_000

  /// - Parameters:
  ///   - path: The file; it and its directory are made, for their owner alone, when something is first kept or asked for.
  ///   - now: The time, in milliseconds since 1970.
  ///   - report: Takes one line for people or a log, without anything of what is kept.
  public init(
    path: String, limits: CacheLimits = CacheLimits(), now: @escaping @Sendable () -> Int,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.path = path
    self.limits = limits
    self.now = now
    self.report = report
  }

  /// Closes the file; the next use opens it again.
  public func close() { state.withLock { $0.handle = nil } }

  /// Runs `work` on the open file; nil when the file cannot be used now.
  func attempt<Value>(_ work: (Database) throws(StorageError) -> Value) -> Value? {
    guard state.withLock({ $0.restsUntil <= now() || $0.restsUntil > now() + Self.rest }) else { return nil }
    var isFull = false
    for _ in 0..<2 {
      var used: Handle?
      do throws(StorageError) {
        let handle = try isFull ? openAlone() : open()
        used = handle
        return try work(handle.database)
      } catch {
        if case .full = error, used == nil, !isFull {
          isFull = true
          continue
        }
        guard recover(from: error, used?.identity) else { return nil }
      }
    }
    return nil
  }

  /// How often this process has set the file aside.
  var setAsides: Int { state.withLock { $0.setAsides } }

  func tell(_ line: String) {
    let isNew = state.withLock { state in
      defer { state.lastReport = line }
      return state.lastReport != line
    }
    if isNew { report(line) }
  }

  private func open() throws(StorageError) -> Handle {
    let present = DatabaseFile.identity(path)
    let known = state.withLock { state -> Handle? in
      // Whoever set the file aside or removed it has left us one that nobody else sees.
      if let handle = state.handle, handle.identity != present { state.handle = nil }
      return state.handle
    }
    if let known { return known }
    if let slash = path.lastIndex(of: "/") { try PrivateDirectory.make(String(path[..<slash])) }
    let handle = try DatabaseFile.alone(path) { () throws(StorageError) in
      let database = try CacheSchema.open(path, patience: limits.patience, isExclusive: false)
      return Handle(database: database, identity: DatabaseFile.identity(path))
    }
    state.withLock { $0.handle = handle }
    return handle
  }

  /// Opens the file for one piece of work where there is no room for what several processes need to share it.
  private func openAlone() throws(StorageError) -> Handle {
    let database = try CacheSchema.open(path, patience: limits.patience, isExclusive: true)
    return Handle(database: database, identity: DatabaseFile.identity(path))
  }

  /// Deals with a fault of the file; true when the work should be tried again.
  private func recover(from error: StorageError, _ identity: DatabaseFile.Identity?) -> Bool {
    switch error {
    case .damaged, .statement, .constraint: return setAside(identity, as: "damaged", "is damaged")
    case .newer: return setAside(identity, as: "newer", "is of a newer version")
    case .busy:
      pause("another process holds the cache")
    case .full:
      tell("the disk is full: new answers are not kept")
    case .interrupted: break
    case .readOnly: pause("the cache is read-only")
    case .file(_, let reason): pause("the cache cannot be used (\(reason))")
    case .tooLong: pause("the cache is too long")
    }
    return false
  }

  private func pause(_ reason: String) {
    state.withLock { state in
      state.handle = nil
      state.restsUntil = now() + Self.rest
    }
    // The reason first: a status line may have no room for the path.
    tell("answers are not kept for now, \(reason): \(path)")
  }

  private func setAside(_ identity: DatabaseFile.Identity?, as word: String, _ reason: String) -> Bool {
    close()
    let isAside = DatabaseFile.alone(path) { DatabaseFile.setAside(path, identity, as: word) }
    guard isAside else {
      pause("the cache \(reason)")
      return false
    }
    state.withLock { $0.setAsides += 1 }
    tell("the cache \(path) \(reason): it was renamed to \(path).\(word), and a new one begun")
    return true
  }
}
