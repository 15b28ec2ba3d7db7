internal import DataLayer
internal import DomainLayer
internal import StoaNetworking
internal import Synchronization

/// Accounts of a service that has `POST /session`; the tokens go to the storage and nowhere else.
final class SessionService: SessionRemoteDataSource {
  let hasAccounts: Bool
  let signsIn: Bool
  private let service: RemoteService
  private let tokens: any TokenStorage
  private let account: @Sendable () -> Account?
  private let forget: @Sendable () -> Void
  private let now: @Sendable () -> Int64
  private let executor: any TaskExecutor
  /// Who signed in, and with which session of the storage: another one's name must not be shown.
  private let known = Mutex<(session: UInt64, account: Account)?>(nil)

  init(
    _ service: RemoteService, tokens: any TokenStorage, hasAccounts: Bool, signsIn: Bool,
    account: @escaping @Sendable () -> Account?, forget: @escaping @Sendable () -> Void,
    now: @escaping @Sendable () -> Int64, executor: any TaskExecutor
  ) {
    self.hasAccounts = hasAccounts
    self.signsIn = signsIn
    self.service = service
    self.tokens = tokens
    self.account = account
    self.forget = forget
    self.now = now
    self.executor = executor
  }

  func current() async throws(DomainError) -> Account? {
    let kept = try storage { () throws(HTTPError) in try tokens.snapshot() }
    guard kept.tokens != nil else { return nil }
    return known.withLock { known in
      // Only now: whoever makes the first tokens says whose they are.
      if known == nil, let account = account() { known = (kept.session, account) }
      guard let known, known.session == kept.session else { return Account(username: "") }
      return known.account
    }
  }

  func signIn(username: String, password: String) async throws(DomainError) -> Account {
    let body = SessionBody.credentials(username: username, password: password)
    let answer = try await service.post("session", body, feature: "session")
    switch answer.status {
    case 200..<300: break
    case 400, 401, 403, 422: throw DomainError(.refusedSignIn, cause: "status \(answer.status)")
    case 404, 405: throw DomainError(.noAccounts, cause: "status \(answer.status)")
    default: throw service.error(status: answer.status)
    }
    guard let wire = TokenWire.read(answer.body) else { throw service.unexpected(answer) }
    let account = wire.account(signedInAs: username)
    let pair = wire.tokens(now: now())
    let session = try storage { () throws(HTTPError) in
      try tokens.save(pair)
      return try tokens.snapshot().session
    }
    known.withLock { $0 = (session, account) }
    return account
  }

  func signOut() async throws(DomainError) {
    known.withLock { $0 = nil }
    // By their tokens it is known whose answers they are.
    forget()
    let left = try? tokens.snapshot().tokens
    try storage { () throws(HTTPError) in try tokens.clear() }
    // A token from outside is not ours to end.
    guard signsIn, let token = left?.access else { return }
    // In its own time: whether the service can be reached does not keep anybody signed in.
    Task(executorPreference: executor) { [service] in await service.end(sessionOf: token) }
  }

  private func storage<Value>(_ work: () throws(HTTPError) -> Value) throws(DomainError) -> Value {
    do throws(HTTPError) {
      return try work()
    } catch {
      throw DomainError(.storage, cause: error.message)
    }
  }
}
