internal import Backend
internal import Glibc
internal import StoaNetworking
internal import StoaStorage

/// The tokens of the embedded back end: it starts signed in, until somebody signs out.
///
/// Signing out leaves a mark, so that the next run does not sign in again by itself.
struct SampleTokenStorage: TokenStorage {
  private let base: FileTokenStorage
  private let backend: EmbeddedBackend
  private let account: AccountFile
  private let mark: String
  private let now: @Sendable () -> Int

  /// - Parameters:
  ///   - path: The file of the tokens; the mark and the account stand beside it.
  ///   - now: Tells the time in seconds since 1970.
  init(
    path: String, backend: EmbeddedBackend, account: AccountFile, now: @escaping @Sendable () -> Int,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.now = now
    base = FileTokenStorage(path: path, report: report)
    self.backend = backend
    self.account = account
    mark = path + ".signed-out"
  }

  func snapshot() throws(HTTPError) -> TokenSnapshot {
    let kept = try base.snapshot()
    guard kept.tokens == nil, access(mark, F_OK) != 0, let session = try backend.issueSession() else { return kept }
    let expires = Int64(now() + session.expiresIn)
    try base.save(TokenPair(access: session.accessToken, refresh: session.refreshToken, expires: expires))
    account.save(username: session.username, userID: session.userID)
    return try base.snapshot()
  }

  func save(_ tokens: TokenPair) throws(HTTPError) {
    try base.save(tokens)
    unlink(mark)
  }

  func clear() throws(HTTPError) {
    try base.clear()
    account.remove()
    do throws(StorageError) {
      try AtomicFile.write([], to: mark)
    } catch {
      throw .storage(error.description)
    }
  }

  func replace(generation: UInt64, with tokens: TokenPair?) throws(HTTPError) -> Bool {
    try base.replace(generation: generation, with: tokens)
  }
}
