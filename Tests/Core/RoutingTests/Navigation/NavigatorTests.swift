internal import StoaRouting
internal import Testing

@Suite struct NavigatorTests {
  private enum Route: Hashable, Sendable { case person(Int), posts(Int) }
  private enum Sheet: Hashable, Sendable { case overview, keys }
  private typealias TestNavigator = Navigator<Route, Sheet>

  private func navigator(_ stack: [Route] = [], sheet: Sheet? = nil, maximumDepth: Int = 64) -> TestNavigator {
    TestNavigator(Place(stack, sheet: sheet), maximumDepth: maximumDepth)
  }

  /// The place after the commands; each must be applied.
  private func place(_ navigator: TestNavigator, _ commands: TestNavigator.Command...) throws -> Place<Route, Sheet> {
    var navigator = navigator
    for command in commands { try navigator.apply(command) }
    return navigator.place
  }

  /// That the command is refused so and changes nothing.
  private func expect(_ refusal: NavigationRefusal, of command: TestNavigator.Command, at navigator: TestNavigator) {
    var changed = navigator
    #expect(throws: refusal) { try changed.apply(command) }
    #expect(changed == navigator)
    #expect(throws: refusal) { try navigator.outcome(of: command) }
  }

  @Test func `it starts at the root`() {
    #expect(navigator().isAtRoot)
    #expect(!navigator().canGoBack)
    #expect(navigator().place == .root)
  }

  @Test func `each command does its one thing`() throws {
    let deep = navigator([.person(1), .posts(1), .person(2)])
    #expect(try place(navigator(), .push(.person(1))) == Place([.person(1)]))
    #expect(try place(deep, .pop) == Place([.person(1), .posts(1)]))
    #expect(try place(deep, .popToRoot) == Place())
    #expect(try place(deep, .popTo(.person(1))) == Place([.person(1)]))
    #expect(try place(deep, .replaceTop(.posts(2))) == Place([.person(1), .posts(1), .posts(2)]))
    #expect(try place(deep, .backOrPush(.posts(1))) == Place([.person(1), .posts(1)]))
    #expect(try place(deep, .backOrPush(.posts(3))) == Place([.person(1), .posts(1), .person(2), .posts(3)]))
    #expect(try place(navigator(), .present(.overview)) == Place(sheet: .overview))
    #expect(try place(navigator(sheet: .overview), .dismiss) == Place())
    #expect(try place(deep, .set(Place([.posts(9)], sheet: .keys))) == Place([.posts(9)], sheet: .keys))
  }

  @Test func `back closes the sheet, then pops, then is refused`() throws {
    var navigator = navigator([.person(1)], sheet: .overview)
    try navigator.apply(.back)
    #expect(navigator.place == Place([.person(1)]))
    #expect(navigator.canGoBack)
    try navigator.apply(.back)
    #expect(navigator.place == Place())
    expect(.stackEmpty, of: .back, at: navigator)
  }

  @Test func `there is one sheet at most, and it is on top`() {
    let open = navigator([.person(1)], sheet: .overview)
    expect(.sheetAlreadyOpen, of: .present(.overview), at: open)
    expect(.sheetAlreadyOpen, of: .present(.keys), at: open)
    expect(.sheetOnTop, of: .push(.person(2)), at: open)
    expect(.sheetOnTop, of: .pop, at: open)
    expect(.sheetOnTop, of: .popToRoot, at: open)
    expect(.sheetOnTop, of: .popTo(.person(1)), at: open)
    expect(.sheetOnTop, of: .replaceTop(.person(2)), at: open)
    expect(.sheetOnTop, of: .backOrPush(.person(2)), at: open)
    expect(.noSheet, of: .dismiss, at: navigator())
  }

  @Test func `what cannot be gone back to is refused`() {
    expect(.stackEmpty, of: .pop, at: navigator())
    expect(.stackEmpty, of: .popToRoot, at: navigator())
    expect(.stackEmpty, of: .replaceTop(.person(1)), at: navigator())
    expect(.notOnStack, of: .popTo(.person(2)), at: navigator([.person(1)]))
  }

  @Test func `the stack has a limit`() throws {
    let full = navigator([.person(1), .person(2)], maximumDepth: 2)
    expect(.tooDeep(limit: 2), of: .push(.person(3)), at: full)
    expect(.tooDeep(limit: 2), of: .backOrPush(.person(3)), at: full)
    expect(.tooDeep(limit: 2), of: .set(Place([.person(1), .person(2), .person(3)])), at: full)
    #expect(try place(full, .backOrPush(.person(1))) == Place([.person(1)]))
    #expect(try place(full, .replaceTop(.person(3))) == Place([.person(1), .person(3)]))
    #expect(try place(full, .present(.keys)) == Place([.person(1), .person(2)], sheet: .keys))
  }

  @Test func `a transaction is applied whole`() throws {
    let start = navigator([.person(1)], sheet: .overview)
    let outcome = try place(start, .transaction([.dismiss, .popToRoot, .push(.posts(3)), .present(.keys)]))
    #expect(outcome == Place([.posts(3)], sheet: .keys))
    #expect(try place(start, .transaction([])) == start.place)
    #expect(
      try place(start, .transaction([.dismiss, .transaction([.push(.posts(1))])])) == Place([.person(1), .posts(1)]))
  }

  @Test func `a transaction with one refused command changes nothing`() {
    let start = navigator([.person(1)])
    expect(.notOnStack, of: .transaction([.push(.posts(1)), .popTo(.person(9)), .pop]), at: start)
    expect(.sheetAlreadyOpen, of: .transaction([.present(.keys), .present(.overview)]), at: start)
    expect(.stackEmpty, of: .transaction([.pop, .transaction([.pop])]), at: start)
  }

  @Test func `each applied command is one generation, refused ones are none`() throws {
    var navigator = navigator()
    #expect(navigator.generation == 0)
    try navigator.apply(.push(.person(1)))
    try navigator.apply(.transaction([.push(.person(2)), .pop]))
    #expect(navigator.generation == 2)
    #expect(throws: NavigationRefusal.noSheet) { try navigator.apply(.dismiss) }
    #expect(navigator.generation == 2)
    #expect(navigator.isCurrent(2))
    #expect(!navigator.isCurrent(1))
  }

  @Test func `a late answer cannot overwrite newer navigation`() throws {
    var navigator = navigator()
    let asked = navigator.generation
    try navigator.apply(.push(.person(1)))
    let before = navigator
    #expect(throws: NavigationRefusal.outdated) { try navigator.apply(.push(.person(2)), since: asked) }
    #expect(navigator == before)
    try navigator.apply(.push(.person(2)), since: navigator.generation)
    #expect(navigator.stack == [.person(1), .person(2)])
  }

  @Test func `each refusal has its own line`() {
    let refusals: [NavigationRefusal] = [
      .stackEmpty, .notOnStack, .sheetAlreadyOpen, .sheetOnTop, .noSheet, .tooDeep(limit: 64), .outdated,
    ]
    #expect(Set(refusals.map(\.message)).count == refusals.count)
    #expect(NavigationRefusal.tooDeep(limit: 64).message == "more than 64 places on one another; go back first")
  }
}
