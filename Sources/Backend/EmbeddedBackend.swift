internal import Glibc
public import StoaNetworking
package import StoaStorage
internal import Synchronization

/// JSONPlaceholder's API in this process, over a database in the data directory: a transport without a network.
///
/// Nothing is opened or made before the first request, or ``open()``; the first one ever fills the sample (about 20 ms,
/// for 100,000 people about a second). Requests are answered one at a time; several processes may use one directory.
public final class EmbeddedBackend: Transport {
  /// The seed whose first ten people stand in the order they were written in.
  public static let defaultSeed: UInt64 = 1
  /// The address that stands for this back end.
  public static let baseAddress = "http://embedded.stoa/"

  /// The system's clock, in seconds since 1970.
  @Sendable public static func systemTime() -> Int { time(nil) }

  private let database: @Sendable () throws(StorageError) -> Database
  private let directory: String
  private let now: @Sendable () -> Int
  private let report: @Sendable (String) -> Void
  private let service = Mutex<Service?>(nil)

  /// A back end over the sample of this size and seed in `directory`; without a size it has JSONPlaceholder's.
  ///
  /// `now` tells the time in seconds since 1970; tokens expire by it. `report` takes one line for people when sessions
  /// are lost.
  public convenience init(
    directory: String, sampleSize: Int? = nil, seed: UInt64 = EmbeddedBackend.defaultSeed,
    now: @escaping @Sendable () -> Int = EmbeddedBackend.systemTime,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    let file = SampleFile(directory: directory, size: sampleSize, seed: seed)
    self.init(directory: directory, now: now, report: report) { () throws(StorageError) in try file.open() }
  }

  /// A back end over a copy of a document in JSONPlaceholder's form: an object of collections, each a list of items.
  ///
  /// The copy is made at the first request, as `name.sqlite` in the directory, and kept; `nil` when the document is not
  /// of that form.
  package convenience init?(
    directory: String, importing document: [UInt8], as name: String,
    now: @escaping @Sendable () -> Int = EmbeddedBackend.systemTime
  ) {
    guard let file = ImportedFile(path: "\(directory)/\(name).sqlite", document: document) else { return nil }
    self.init(directory: directory, now: now) { () throws(StorageError) in try file.open() }
  }

  package init(
    directory: String, now: @escaping @Sendable () -> Int, report: @escaping @Sendable (String) -> Void = { _ in },
    open: @escaping @Sendable () throws(StorageError) -> Database
  ) {
    self.directory = directory
    self.now = now
    self.report = report
    database = open
  }

  /// Opens the data ahead of the first request, which then need not wait for it; what is wrong with it is that request's
  /// to say.
  public func open() { _ = try? prepare() }

  /// Opens the data, or says what is wrong with it.
  public func prepare() throws(HTTPError) {
    do throws(StorageError) {
      try withService { (_) throws(StorageError) in }
    } catch {
      throw HTTPError.storage(error.description)
    }
  }

  /// Answers on the calling thread; ends with `cancelled` when the task is cancelled before or during a long search.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard !Task.isCancelled else { throw HTTPError.cancelled }
    do throws(StorageError) {
      return try withService { (service) throws(StorageError) in try service.respond(to: request) }
    } catch .interrupted {
      throw HTTPError.cancelled
    } catch {
      throw HTTPError.storage(error.description)
    }
  }

  /// The same for a server: never fails, what is wrong with the data is an answer: 507 where the disk is full, 503 where
  /// another process holds them, else 500.
  public func respond(to request: HTTPRequest) -> HTTPResponse {
    do throws(StorageError) {
      return try withService { (service) throws(StorageError) in try service.respond(to: request) }
    } catch {
      return .refused(Refusal(error))
    }
  }

  /// Signs a person in without a password: the sample's first one, or the one of that username.
  ///
  /// The program starts signed in this way. `nil` when there is no such person.
  public func issueSession(username: String? = nil) throws(HTTPError) -> IssuedSession? {
    do throws(StorageError) {
      return try withService { (service) throws(StorageError) in try service.issueSession(username: username) }
    } catch {
      throw HTTPError.storage(error.description)
    }
  }

  private func withService<Value: Sendable>(
    _ body: (Service) throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    try service.withLock { (slot) throws(StorageError) in
      if let service = slot { return try body(service) }
      let sessions = SessionBook(directory: directory, now: now, report: report)
      let service = Service(database: try database(), sessions: sessions)
      slot = service
      return try body(service)
    }
  }
}
