internal import StoaApp
internal import StoaNetworking
internal import Testing

/// Tokens and addresses from outside that cannot be used are refused before any request.
@Suite struct TokenTests {
  @Test("A token that no header field can carry is refused", arguments: ["two words", "a\nb", "tök", "a\u{0}b", " \n"])
  func token(_ token: String) {
    var invocation = Invocation()
    invocation.backend = "http://127.0.0.1:1"
    invocation.token = token
    #expect(throws: UsageError.self) { try AppContainer(invocation) }
  }

  @Test("Blanks around a token are no part of it")
  func blanks() throws {
    var invocation = Invocation()
    invocation.backend = "http://127.0.0.1:1"
    invocation.token = " abc.DEF-123_~+/=\n"
    _ = try AppContainer(invocation)
  }

  @Test("A given token survives a refusal, and goes with a sign-out")
  func refusal() {
    let storage = GivenTokenStorage("abc")
    #expect(!storage.replace(generation: storage.snapshot().generation, with: nil))
    #expect(storage.snapshot().tokens?.access == "abc")
    storage.clear()
    #expect(storage.snapshot().tokens == nil)
  }

  @Test("Tokens that a sign-in brought are renewed, and end with a refused renewal")
  func signedIn() {
    let storage = GivenTokenStorage("abc")
    storage.save(TokenPair(access: "a1", refresh: "r1"))
    #expect(storage.replace(generation: storage.snapshot().generation, with: TokenPair(access: "a2", refresh: "r2")))
    #expect(storage.snapshot().tokens?.access == "a2")
    #expect(storage.replace(generation: storage.snapshot().generation, with: nil))
    #expect(storage.snapshot().tokens == nil)
  }

  @Test("A token file without a service is refused, and so is a query in the address of a service")
  func useless() {
    var invocation = Invocation()
    invocation.tokenFile = "token"
    #expect(throws: UsageError("--token-file is for a service; give --backend URL with it, or leave it out")) {
      try AppContainer(invocation)
    }
    invocation = Invocation()
    invocation.backend = "http://h:1/?key=x"
    #expect(throws: UsageError("--backend takes an address without a query; leave out the '?' and what follows it")) {
      try AppContainer(invocation)
    }
  }

  @Test("What stands in an address for a password is not repeated in the refusal")
  func password() {
    var invocation = Invocation()
    invocation.backend = "http://ann:secret@h:1"
    let error = #expect(throws: UsageError.self) { try AppContainer(invocation) }
    #expect(error?.message.contains("user information") == true)
    #expect(error?.message.contains("secret") == false)
  }
}
