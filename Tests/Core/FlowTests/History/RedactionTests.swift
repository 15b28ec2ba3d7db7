internal import StoaFlow
internal import Testing

@Suite struct RedactionTests {
  private struct Card: Sendable, Equatable {
    var name = "Zoë"
    var password = "hunter2"
    var isOpen = true
    var count = 3
  }

  /// One of a fixed set, which other modules may add to, and so no enum.
  private struct Tab: TimelineNamed, Sendable, Hashable {
    let name: String
    var title = "Title"
    var timelineName: String { name }
  }

  private struct Tabs: Sendable {
    var selected: Tab
    var counts: [Tab: Int] = [:]
    var before: Tab?
  }

  private enum Event: Sendable {
    case selected(Tab)
    case counted(Tab, Int)
    case opened(from: Tab?, typed: Tab)
    case pressed
    case moved(by: Int, isFast: Bool)
    case typed(String)
    case card(Card)
    case phase(LoadPhase?)
  }

  @Test func byDefaultOnlyNamesAreTold() {
    let told = [
      Counter.Action.load, .add(3), .nested(.nested(.add(3))), .typed("secret"),
    ].map { Redaction.names.text(of: $0) }
    #expect(told == ["load", "add(Int)", "nested.nested.add(Int)", "typed(String)"])
    let events = [Event.pressed, .moved(by: 4, isFast: true), .typed("secret"), .card(Card()), .phase(.loaded)]
    #expect(
      events.map { Redaction.names.text(of: $0) } == [
        "pressed", "moved(by: Int, isFast: true)", "typed(String)", "card(Card)", "phase(loaded)",
      ])
  }

  @Test func valuesAreToldWhenAskedForButNothingThatSomebodyMayHaveTyped() {
    let events = [Event.moved(by: 4, isFast: true), .typed("secret"), .card(Card()), .phase(nil)]
    #expect(
      events.map { Redaction.values.text(of: $0) } == [
        "moved(by: 4, isFast: true)", "typed(String)",
        "card(Card(name: String, password: •••, isOpen: true, count: 3))",
        "phase(nil)",
      ])
  }

  @Test func whatIsNamedIsToldByItsName() {
    let (people, posts) = (Tab(name: "people"), Tab(name: "posts"))
    let events = [Event.selected(people), .counted(posts, 3), .opened(from: people, typed: posts)]
    #expect(
      events.map { Redaction.names.text(of: $0) } == [
        "selected(people)", "counted(posts, Int)", "opened(from: people, typed: posts)",
      ])
    #expect(
      events.map { Redaction.values.text(of: $0) } == [
        "selected(people)", "counted(posts, 3)", "opened(from: people, typed: •••)",
      ])
  }

  @Test func whatIsNamedChangesAsAWholeAndNamesItsEntries() {
    let (people, posts) = (Tab(name: "people"), Tab(name: "posts"))
    let (old, new) = (Tabs(selected: people), Tabs(selected: posts, counts: [people: 5], before: people))
    #expect(
      Redaction.names.differences(old, new) == [
        StateDifference(path: "selected", old: "people", new: "posts"),
        StateDifference(path: "counts[people]", old: nil, new: "Int"),
        StateDifference(path: "before", old: "nil", new: "people"),
      ])
    #expect(
      StateDifference.between(old, new) == [
        StateDifference(path: "selected", old: "people", new: "posts"),
        StateDifference(path: "counts[people]", old: nil, new: "5"),
        StateDifference(path: "before", old: "nil", new: "people"),
      ])
  }

  @Test func ofAStateTheTextsThatAreNotPrivateAreShownWhenAskedFor() {
    let (old, new) = (Counter.State(), Counter.State(total: 3, steps: [3], filter: "secret", name: "Zoë"))
    #expect(
      Redaction.names.differences(old, new) == [
        StateDifference(path: "total", old: "Int", new: "Int"),
        StateDifference(path: "steps[0]", old: nil, new: "Int"),
        StateDifference(path: "filter", old: "•••", new: "•••"),
        StateDifference(path: "name", old: "String", new: "String"),
      ])
    #expect(
      Redaction.values.differences(old, new) == [
        StateDifference(path: "total", old: "0", new: "3"),
        StateDifference(path: "steps[0]", old: nil, new: "3"),
        StateDifference(path: "filter", old: "•••", new: "•••"),
        StateDifference(path: "name", old: "\"\"", new: "\"Zoë\""),
      ])
  }
}
