internal import StoaRouting
internal import Testing

@Suite struct LinkAdmissionTests {
  private func admission(of text: String) -> LinkAdmission<TestPlace> {
    TestPlace.resolver.admission(of: text) { place in
      switch place {
      case .preferences: .signIn
      case .person: .data("people")
      default: nil
      }
    }
  }

  private func pending(
    _ place: TestPlace, _ address: String, _ reason: PendingLink<TestPlace>.Reason
  ) -> PendingLink<TestPlace> {
    PendingLink(place, address: address, waitingFor: reason)
  }

  @Test func `a link is ready, waits, or is refused`() {
    #expect(admission(of: "posts") == .ready(.posts(author: nil)))
    #expect(admission(of: "people/3") == .waiting(pending(.person(3), "people/3", .data("people"))))
    #expect(admission(of: "settings/preferences") == .waiting(pending(.preferences, "settings/preferences", .signIn)))
    #expect(admission(of: "nowhere") == .refused(.place("nowhere", known: ["people", "posts", "settings"])))
  }

  @Test func `a waiting link is released once, by what it waits for`() {
    var gate = LinkGate<TestPlace>()
    #expect(gate.hold(pending(.person(3), "people/3", .data("people"))) == nil)
    #expect(gate.release(.signIn) == nil)
    #expect(gate.release(.data("posts")) == nil)
    #expect(gate.release(.data("people")) == .person(3))
    #expect(gate.release(.data("people")) == nil)
    #expect(gate.pending == nil)
  }

  @Test func `a newer link takes the place of the one that waits`() {
    var gate = LinkGate<TestPlace>()
    let first = pending(.person(3), "people/3", .data("people"))
    gate.hold(first)
    #expect(gate.hold(pending(.preferences, "settings/preferences", .signIn)) == first)
    #expect(gate.release(.data("people")) == nil)
    #expect(gate.release(.signIn) == .preferences)
  }

  @Test func `a cancelled link never comes`() {
    var gate = LinkGate<TestPlace>()
    let link = pending(.person(3), "people/3", .data("people"))
    gate.hold(link)
    #expect(gate.cancel() == link)
    #expect(gate.cancel() == nil)
    #expect(gate.release(.data("people")) == nil)
  }
}
