internal import DataLayer
internal import DomainLayer
internal import Synchronization
internal import Testing

@Suite struct SessionRepositoryTests {
  @Test("A service without accounts leaves everything open and lets nobody sign in")
  func noAccounts() async throws {
    let repository = DefaultSessionRepository(remote: Accounts(hasAccounts: false))
    #expect(try await repository.current() == .noAccounts)
    #expect(try await repository.signOut() == .noAccounts)
    await #expect(throws: DomainError(.noAccounts)) { try await repository.signIn(username: "a", password: "b") }
  }

  @Test("Signing in and out changes who is signed in")
  func inAndOut() async throws {
    let repository = DefaultSessionRepository(remote: Accounts(hasAccounts: true))
    let ann = Account(username: "ann", userID: 7)
    #expect(try await repository.current() == .signedOut)
    #expect(try await repository.signIn(username: "ann", password: "secret") == .signedIn(ann))
    #expect(try await repository.current() == .signedIn(ann))
    #expect(try await repository.signOut() == .signedOut)
    #expect(try await repository.current() == .signedOut)
  }

  @Test("Where tokens come from outside only, who gives one up finds no form to sign in with")
  func fromOutside() async throws {
    let ann = Account(username: "ann", userID: 7)
    let repository = DefaultSessionRepository(remote: Accounts(hasAccounts: true, signsIn: false, account: ann))
    #expect(try await repository.current() == .signedIn(ann))
    await #expect(throws: DomainError(.noAccounts)) { try await repository.signIn(username: "a", password: "b") }
    #expect(try await repository.signOut() == .noAccounts)
    #expect(try await repository.current() == .noAccounts)
  }

  private final class Accounts: SessionRemoteDataSource {
    let hasAccounts: Bool
    let signsIn: Bool
    private let account: Mutex<Account?>

    init(hasAccounts: Bool, signsIn: Bool = true, account: Account? = nil) {
      self.hasAccounts = hasAccounts
      self.signsIn = signsIn
      self.account = Mutex(account)
    }

    func current() async throws(DomainError) -> Account? { account.withLock { $0 } }

    func signIn(username: String, password: String) async throws(DomainError) -> Account {
      let account = Account(username: username, userID: 7)
      self.account.withLock { $0 = account }
      return account
    }

    func signOut() async throws(DomainError) { account.withLock { $0 = nil } }
  }
}
