internal import DomainLayer
internal import LayersRoot
internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Synchronization
internal import Testing

/// What a session keeps, and what outlives it.
@Suite struct SessionTests {
  private let people = ["Ada Morel", "Bao Linh"]

  @Test("A session keeps what it was told; one made anew keeps nothing of it")
  func anew() async throws {
    let service = try Service()
    let session = service.layers.makeSession()
    #expect(try await session.names() == people)
    let asked = service.asked
    #expect(try await session.names() == people)
    #expect(service.asked == asked)
    #expect(try await service.layers.makeSession().names() == people)
    #expect(service.asked == asked + asked)
  }

  @Test("A session that is dropped leaves nobody who holds what it was made with")
  func dropped() async throws {
    let held = try await heldAfterSession(try Service())
    #expect(held() == nil)
  }

  /// A session that lives in a call of its own: what that call held is gone when it returns, optimised or not.
  private func heldAfterSession(_ service: Service) async throws -> @Sendable () -> Witness? {
    let witness = Witness()
    let session = service.layers.makeSession(account: witness.account)
    #expect(try await session.names() == people)
    return { [weak witness] in witness }
  }

  @Test("Who signs in is signed in for the next session, and who signs out is signed out")
  func tokens() async throws {
    let service = try Service()
    let first = service.layers.makeSession().domain
    #expect(try await first.loadSession() == .signedOut)
    let bao = Account(username: "bao", userID: 2)
    #expect(try await first.signIn(username: "bao", password: "x") == .signedIn(bao))
    #expect(service.tokens.load() == TokenPair(access: "a2", refresh: "r2"))
    let second = service.layers.makeSession(account: bao).domain
    #expect(try await second.loadSession() == .signedIn(bao))
    #expect(try await second.signOut() == .signedOut)
    #expect(try await service.layers.makeSession(account: bao).domain.loadSession() == .signedOut)
  }

  @Test("A token from outside is given up for good: nobody can sign in there")
  func fromOutside() async throws {
    let service = try Service(token: "a1", signsIn: false)
    let session = service.layers.makeSession().domain
    #expect(try await session.loadSession() == .signedIn(Account(username: "")))
    #expect(try await session.signOut() == .noAccounts)
    #expect(try await service.layers.makeSession().domain.loadSession() == .noAccounts)
  }

  @Test("Whose tokens they are is not asked for before there are some")
  func account() async throws {
    let service = try Service()
    let witness = Witness()
    let session = service.layers.makeSession(account: witness.account).domain
    #expect(try await session.loadSession() == .signedOut)
    #expect(witness.questions == 0)
    service.tokens.save(TokenPair(access: "a1"))
    #expect(try await session.loadSession() == .signedIn(Account(username: "ada")))
    #expect(witness.questions == 1)
  }

  @Test("Preferences are the same in every session")
  func preferences() async throws {
    let service = try Service()
    let wanted = Preferences(theme: .mono, motion: false)
    let early = service.layers.makeSession().domain
    #expect(try await early.loadPreferences() == Preferences())
    try await service.layers.makeSession().domain.savePreferences(wanted)
    #expect(try await early.loadPreferences() == wanted)
    #expect(try await service.layers.makeSession().domain.loadPreferences() == wanted)
  }
}
