internal import StoaFlow
internal import StoaRouting
internal import StoaRoutingTesting
internal import Testing

// The examples of routing that docs/flow.md shows; `FlowPageTests` holds the page to them.

private enum Route: Equatable, Sendable { case person(Int), posts(of: Int) }
private enum Sheet: Equatable, Sendable { case overview }
private enum Goal: Equatable, Sendable { case people(filter: String?), person(Int) }

private let links = LinkResolver<Goal>([
  LinkPattern("people", "all people", .query(.text("q"))) { .people(filter: $0) },
  LinkPattern("people/:id", "one person", .id()) { .person($0) },
])

@FlowActor
@Suite struct RoutingExampleTests {
  @Test func commandsAreAppliedWholeOrRefused() {
    let navigator = TestNavigator<Route, Sheet>()
    navigator.send(.transaction([.push(.person(3)), .push(.posts(of: 3))])) {
      $0.stack = [.person(3), .posts(of: 3)]
    }
    navigator.send(.present(.overview)) { $0.sheet = .overview }
    navigator.send(.pop, refused: .sheetOnTop)
    navigator.send(.transaction([.dismiss, .popTo(.person(7))]), refused: .notOnStack)
    navigator.finish()
  }

  @Test func linksOpenOrAreRefused() {
    links.expect("stoa://people/3", opens: .person(3))
    links.expect("people?q=ann", opens: .people(filter: "ann"))
    links.expect("http://people/3", refused: .scheme("http", expected: "stoa"))
    links.expect("people/three", refusedAt: .parameters)
  }
}
