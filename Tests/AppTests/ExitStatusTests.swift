internal import DomainLayer
internal import StoaApp
internal import Testing

@Suite struct ExitStatusTests {
  @Test(
    arguments: [
      (DomainError(.notFound(.person, 9)), 3), (DomainError(.signedOut), 4), (DomainError(.refusedSignIn), 4),
      (DomainError(.noAccounts), 4), (DomainError(.unreachable), 5), (DomainError(.timedOut), 5),
      (DomainError(.tokenWanted), 4), (DomainError(.brokenOff), 5), (DomainError(.noCollection(.post)), 1),
      (DomainError(.tooLarge), 1), (DomainError(.sentInCircles), 1),
      (DomainError(.service(status: 500)), 1), (DomainError(.unexpectedAnswer), 1), (DomainError(.webPage), 1),
      (DomainError(.storage), 1),
      (DomainError(.empty(.person)), 0), (DomainError(.nothing(.todo, of: .person(5))), 0),
    ] as [(DomainError, Int32)])
  func eachErrorHasItsStatus(error: DomainError, status: Int32) {
    #expect(ExitStatus.of(error) == status)
  }
}
