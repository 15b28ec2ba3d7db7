internal import StoaFlow
internal import StoaFlowTesting
internal import StoaRouting
internal import StoaRoutingTesting
internal import Testing

private enum Route: Equatable, Sendable {
  case person(Int)
  case posts(of: Int)
}

private typealias Navigating = TestNavigator<Route, String>

@FlowActor
@Suite struct TestNavigatorTests {
  @Test func `a test that says all that happens passes`() {
    let found = remarks {
      let navigator = Navigating()
      navigator.send(.push(.person(3))) { $0.stack = [.person(3)] }
      navigator.send(.backOrPush(.person(3)))
      navigator.send(.present("overview")) { $0.sheet = "overview" }
      navigator.send(.push(.posts(of: 3)), refused: .sheetOnTop)
      let asked = navigator.generation
      navigator.send(.dismiss) { $0.sheet = nil }
      navigator.send(.pop, since: asked, refused: .outdated)
      navigator.store.send(.pop)
      navigator.store.send(.pop)
      navigator.receive { $0.stack = [] }
      navigator.receive(refusal: .stackEmpty)
      navigator.finish()
      #expect(navigator.place == .root)
    }
    #expect(found.isEmpty)
  }

  @Test func `a place that differs is told by its parts`() {
    let found = remarks {
      let navigator = Navigating(Navigator(Place([.person(1)])))
      navigator.send(.push(.posts(of: 1))) { $0.stack.append(.posts(of: 2)) }
      navigator.send(.present("overview"))
      navigator.send(.popTo(.person(7))) { $0.stack = [.person(7)] }
      navigator.finish()
    }
    #expect(
      found == [
        "push(posts(of: 1)) led to another place than expected:\n  stack[1].posts.of: expected 2, is 1",
        #"present("overview") led to another place than expected:"# + "\n  sheet: expected nil, is \"overview\"",
        "popTo(person(7)) was refused as sheetOnTop: a sheet is open; close it first",
      ])
  }

  @Test func `a statement of a change where nothing changes fails`() {
    let found = remarks {
      let navigator = Navigating(Navigator(Place([.person(1)])))
      navigator.send(.popTo(.person(1))) { $0.stack = [.person(1)] }
      navigator.finish()
    }
    #expect(
      found == ["popTo(person(1)) changed nothing, and nothing was expected to change"])
  }

  @Test func `a refusal that does not come, or for another reason, fails`() {
    let found = remarks {
      let navigator = Navigating()
      navigator.send(.push(.person(1)), refused: .sheetOnTop)
      navigator.send(.dismiss, refused: .sheetOnTop)
      navigator.finish()
    }
    #expect(
      found == [
        "push(person(1)) was to be refused as sheetOnTop, but led to person(1)",
        "dismiss was to be refused as sheetOnTop, but was as noSheet",
      ])
  }

  @Test func `what others did and the test did not receive fails by name`() {
    let found = remarks {
      let navigator = Navigating()
      navigator.store.send(.present("keys"))
      navigator.send(.dismiss) { $0.sheet = nil }
      navigator.store.send(.dismiss)
      navigator.store.send(.push(.person(1)))
      navigator.finish()
    }
    #expect(
      found == [
        "before sending dismiss these were to be received:\n  change not received: the root, under the sheet \"keys\"",
        """
        at the end of the test open are:
          refusal not received: dismiss, noSheet
          change not received: person(1)
        """,
      ])
  }

  @Test func `receiving something else than what came fails`() {
    let found = remarks {
      let navigator = Navigating()
      navigator.receive { $0.sheet = "keys" }
      navigator.receive(refusal: .noSheet)
      navigator.store.send(.dismiss)
      navigator.receive { $0.sheet = nil }
      navigator.store.send(.present("keys"))
      navigator.receive(refusal: .noSheet)
      navigator.store.send(.push(.person(1)))
      navigator.receive(refusal: .noSheet)
      navigator.finish()
    }
    #expect(
      found == [
        "expected a change, but nothing came",
        "expected a refusal as noSheet, but nothing came",
        "expected a change, but dismiss was refused as noSheet",
        "expected a refusal as noSheet, but there is the root, under the sheet \"keys\"",
        "expected a refusal as noSheet, but push(person(1)) was refused as sheetOnTop",
      ])
  }

  @Test func `a test without finish fails when something is open`() {
    let found = remarks {
      let navigator = Navigating()
      navigator.store.send(.present("keys"))
    }
    #expect(
      found == [
        "the test ended without finish(), and open are:\n  change not received: the root, under the sheet \"keys\""
      ])
  }

  @Test func `what is not wanted passes, or is shown`() {
    let passed = remarks {
      let navigator = Navigating(exhaustivity: .off)
      navigator.store.send(.push(.person(1)))
      navigator.send(.present("keys")) { $0.sheet = "keys" }
      navigator.store.send(.dismiss)
      navigator.finish()
    }
    #expect(passed.isEmpty)
    let shown = remarks {
      let navigator = Navigating(exhaustivity: .off(showSkipped: true))
      navigator.store.send(.push(.person(1)))
      navigator.finish()
    }
    #expect(
      shown == ["warning: at the end of the test skipped are:\n  change not received: person(1)"])
  }
}
