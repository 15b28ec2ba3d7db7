internal import DomainLayer
internal import Testing

@Suite struct DomainErrorTests {
  @Test(
    "Each failure says in a sentence what is wrong",
    arguments: [
      (.notFound(.person, 11), "There is no person 11."), (.notFound(.todo, 7), "There is no to-do 7."),
      (.empty(.person), "There are no people."), (.empty(.comment), "There are no comments."),
      (.noMatch(.post, filter: "tea"), "No post matches \"tea\"."),
      (.nothing(.todo, of: .person(5)), "There is no to-do for person 5."),
      (.nothing(.comment, of: .post(12)), "There is no comment on post 12."),
      (.noneCompleted(of: nil), "No to-do is completed."),
      (.noneCompleted(of: 5), "No to-do of person 5 is completed."), (.signedOut, "You are not signed in."),
      (.refusedSignIn, "The name or the password is wrong."), (.noAccounts, "This service has no accounts."),
      (.unreachable, "The service at h:1 cannot be reached."),
      (.untrusted, "The service at h:1 has a certificate that is not trusted here."),
      (.timedOut, "The service at h:1 did not answer in time."),
      (.outcomeUnknown, "The service at h:1 may have made the change or not: its answer was lost."),
      (.service(status: 500), "The service at h:1 failed (status 500)."),
      (.service(status: 403), "The service at h:1 does not allow this."),
      (.service(status: 429), "The service at h:1 asks to wait before more requests."),
      (.service(status: 400), "The service at h:1 refused the request (status 400)."),
      (.heldBack(seconds: 90), "The service at h:1 takes no request for another 90 seconds."),
      (.heldBack(seconds: 3_600), "The service at h:1 takes no request for another 60 minutes."),
      (.heldBack(seconds: 86_400), "The service at h:1 takes no request for another 24 hours."),
      (.unexpectedAnswer, "The service at h:1 sent an answer that cannot be used."),
      (.webPage, "The service at h:1 sent a web page instead of data."),
      (.tokenWanted, "The service at h:1 wants a token."), (.brokenOff, "The service at h:1 broke off its answer."),
      (.noCollection(.person), "The service at h:1 has no list of people."),
      (.tooLarge, "The service at h:1 sent more than this program takes at once."),
      (.sentInCircles, "The service at h:1 sends every request on to another address."),
      (.unavailable("There is no libcurl."), "There is no libcurl."),
      (.storage, "A file of this program could not be read or written."), (.cancelled, "Stopped."),
    ] as [(DomainError.Kind, String)])
  func message(_ kind: DomainError.Kind, text: String) {
    #expect(DomainError(kind, place: .host("h:1"), cause: "secret").message == text)
  }

  @Test("For a narrow line each failure has a few words, which leave room for what to press")
  func brief() {
    let faults: [(DomainError.Kind, String)] = [
      (.outcomeUnknown, "Outcome unknown."), (.unreachable, "Not reachable."), (.untrusted, "Not trusted."),
      (.timedOut, "No answer."),
      (.brokenOff, "Broke off."),
      (.service(status: 500), "Failed (500)."), (.service(status: 403), "Not allowed."),
      (.service(status: 429), "Asks to wait."), (.heldBack(seconds: 5), "Asks to wait 5 seconds."),
      (.service(status: 418), "Refused (418)."),
      (.webPage, "Sent a web page."), (.unexpectedAnswer, "Useless answer."), (.tokenWanted, "Wants a token."),
      (.noCollection(.post), "No such list."), (.tooLarge, "Sent too much."), (.sentInCircles, "Sends in circles."),
      (.storage, "File trouble."), (.cancelled, "Stopped."),
    ]
    for (kind, text) in faults { #expect(DomainError(kind, place: .host("h:1")).brief == text) }
    #expect(DomainError(.notFound(.person, 3)).brief == "There is no person 3.")
  }

  @Test("A failure without a place speaks of the service", arguments: [nil, FaultPlace.host("")])
  func noPlace(_ place: FaultPlace?) {
    #expect(DomainError(.unreachable, place: place).message == "The service cannot be reached.")
  }

  @Test("The service that is part of the program is called so, and has no address")
  func embedded() {
    #expect(DomainError(.unreachable, place: .embedded).message == "The embedded service cannot be reached.")
  }

  @Test("Only where no service is asked another try is of no use")
  func mayPass() {
    #expect(!DomainError(.offline).mayPass)
    #expect(DomainError(.unreachable).mayPass)
  }

  @Test("Each failure but a cancelled one says what helps")
  func advice() {
    #expect(DomainError(.cancelled).advice.isEmpty)
    #expect(DomainError(.unreachable).advice == "Check the network and the address of the service.")
    #expect(
      DomainError(.untrusted).advice
        == "Is it the right service? Start with CURL_CA_BUNDLE=FILE, the certificates to trust.")
    #expect(DomainError(.service(status: 503)).advice == "It may work again in a while.")
    #expect(DomainError(.noCollection(.todo)).advice == "Check the address of the service.")
    #expect(
      DomainError(.tokenWanted).advice == "Start again with one that it takes, in STOA_TOKEN or --token-file.")
    #expect(DomainError(.noneCompleted(of: 3)).advice == "Show all to-dos to see the open ones.")
  }

  @Test("Equal kinds are equal errors, whatever their causes")
  func equality() {
    #expect(
      DomainError(.unreachable, place: .host("a"), cause: "x")
        == DomainError(.unreachable, place: .host("b"), cause: "y"))
    #expect(DomainError(.notFound(.post, 1)) != DomainError(.notFound(.post, 2)))
    #expect(Set([DomainError(.timedOut, cause: "x"), DomainError(.timedOut, cause: "y")]).count == 1)
  }

  @Test("The cause is for the log")
  func log() {
    #expect(DomainError(.timedOut).description == "timedOut")
    #expect(DomainError(.timedOut, cause: "after 30 s").description == "timedOut: after 30 s")
  }

  @Test("An answer that nothing is there is told from a failure")
  func emptyAnswer() {
    let empty: [DomainError.Kind] = [
      .empty(.post), .noMatch(.post, filter: "x"), .nothing(.post, of: .person(1)), .noneCompleted(of: nil),
    ]
    #expect(empty.allSatisfy { DomainError($0).isEmptyAnswer })
    #expect(!DomainError(.notFound(.post, 1)).isEmptyAnswer)
  }
}
