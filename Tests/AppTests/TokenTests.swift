internal import StoaApp
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

  @Test("What stands in an address for a password is not repeated in the refusal")
  func password() {
    var invocation = Invocation()
    invocation.backend = "http://ann:secret@h:1"
    let error = #expect(throws: UsageError.self) { try AppContainer(invocation) }
    #expect(error?.message.contains("user information") == true)
    #expect(error?.message.contains("secret") == false)
  }
}
