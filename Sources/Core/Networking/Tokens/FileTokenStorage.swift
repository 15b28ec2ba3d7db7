internal import StoaStorage
internal import Synchronization

/// Tokens in a file that only its owner can read (0600), replaced whole or not at all.
///
/// The file is read each time, so that a renewal by another running program is seen. A file that is damaged counts as
/// no tokens and is reported once; what it held cannot be used, so the next sign-in writes over it.
public final class FileTokenStorage: TokenStorage {
  private struct State {
    var last = TokenSnapshot(tokens: nil, generation: 0, session: 0)
    var isRead = false
    /// The damaged content that was reported already.
    var reported: [UInt8]?
  }

  private let path: String
  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// The file's directory is made when the first tokens are kept; `report` gets one line for people.
  public init(path: String, report: @escaping @Sendable (String) -> Void) {
    self.path = path
    self.report = report
  }

  public func snapshot() throws(HTTPError) -> TokenSnapshot {
    try locked { (state) throws(HTTPError) in try read(&state) }
  }

  public func save(_ tokens: TokenPair) throws(HTTPError) {
    try locked { (state) throws(HTTPError) in
      _ = try read(&state)
      var random = SystemRandomNumberGenerator()
      let session = UInt64.random(in: 1...UInt64.max, using: &random)
      try write(TokenSnapshot(tokens: tokens, generation: state.last.generation + 1, session: session), &state)
    }
  }

  public func clear() throws(HTTPError) {
    try locked { (state) throws(HTTPError) in
      _ = try read(&state)
      try write(TokenSnapshot(tokens: nil, generation: state.last.generation + 1, session: 0), &state)
    }
  }

  @discardableResult
  public func replace(generation: UInt64, with tokens: TokenPair?) throws(HTTPError) -> Bool {
    try locked { (state) throws(HTTPError) -> Bool in
      let current = try read(&state)
      guard current.generation == generation else { return false }
      let session = tokens == nil ? 0 : current.session
      try write(TokenSnapshot(tokens: tokens, generation: generation + 1, session: session), &state)
      return true
    }
  }

  private func locked<Value: Sendable>(
    _ body: (inout State) throws(HTTPError) -> Value
  ) throws(HTTPError) -> Value {
    let outcome = state.withLock { state -> Result<Value, HTTPError> in
      do throws(HTTPError) {
        return .success(try body(&state))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  private func read(_ state: inout State) throws(HTTPError) -> TokenSnapshot {
    let bytes: [UInt8]?
    do throws(StorageError) {
      bytes = try AtomicFile.read(path)
    } catch {
      throw .storage(error.description)
    }
    let content = bytes.flatMap(TokenFile.init(bytes:))
    if let bytes, content == nil, state.reported != bytes {
      state.reported = bytes
      report("the file with the sign-in is damaged; sign in again")
    }
    let tokens = content?.tokens
    let session = content?.session ?? 0
    if state.isRead, tokens != state.last.tokens || session != state.last.session { state.last.generation += 1 }
    state.isRead = true
    state.last.tokens = tokens
    state.last.session = session
    return state.last
  }

  private func write(_ next: TokenSnapshot, _ state: inout State) throws(HTTPError) {
    do throws(StorageError) {
      if let tokens = next.tokens {
        if let slash = path.lastIndex(of: "/") { try PrivateDirectory.make(String(path[..<slash])) }
        try AtomicFile.write(TokenFile(tokens: tokens, session: next.session).bytes, to: path)
      } else {
        try AtomicFile.remove(path)
      }
    } catch {
      throw .storage(error.description)
    }
    state.last = next
    state.isRead = true
  }
}
