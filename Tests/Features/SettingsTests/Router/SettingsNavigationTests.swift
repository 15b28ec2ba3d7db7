internal import DomainLayer
internal import DomainTesting
internal import RouterSupport
internal import SettingsInterface
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaRouting
internal import Testing

@FlowActor struct SettingsNavigationTests {
  private let feature = SettingsFeature()

  @Test("Enter opens the selected to-do, and Esc goes back to the list")
  func open() async {
    await feature.press(.character("j"), KeyPress(.enter))
    #expect(feature.place == SettingsPlace(stack: [.todo(2)]))
    #expect(feature.chrome.title == "To-do 2")
    await feature.press(KeyPress(.escape))
    #expect(feature.place == SettingsPlace())
    #expect(feature.chrome.title == "To-dos")
    #expect(feature.chrome.status.map(\.text) == ["2/20"])
  }

  @Test("p asks for the owner, in the list and on the page; on the page Enter does, too")
  func owner() async {
    await feature.press(.character("G"), .character("p"), KeyPress(.enter), .character("p"), KeyPress(.enter))
    #expect(feature.raised == [.showPerson(5), .showPerson(5), .showPerson(5)])
  }

  @Test("In the empty list of a person, p leads back to the person")
  func ownerOfNothing() async {
    feature.world.change { $0.todos.removeAll { $0.owner == 5 } }
    feature.show(SettingsPlace(query: TodoQuery(assignee: 5)))
    #expect(await feature.settle().lines.contains { $0.contains("There is no to-do for person 5.") })
    await feature.press(.character("p"))
    #expect(feature.raised == [.showPerson(5)])
  }

  @Test("c shows completed ones only, and all again")
  func completedOnly() async {
    await feature.press(.character("c"))
    #expect(feature.place.query == TodoQuery(completedOnly: true))
    #expect(feature.chrome.status.map(\.text).last?.hasSuffix("/10") == true)
    #expect(await feature.settle().line(3) == " [✓] completed only")
    await feature.press(.character("c"))
    #expect(feature.place == SettingsPlace())
  }

  @Test("i opens the digest and closes it; it scrolls")
  func digest() async {
    feature.size = Size(columns: 45, rows: 8)
    await feature.press(.character("i"))
    #expect(feature.place == SettingsPlace(sheet: .digest))
    #expect(feature.chrome.title == "Digest")
    #expect(await feature.settle().line(1).contains("10/20"))
    await feature.press(.character("j"), .character("j"))
    #expect(await feature.settle().line(1).contains("Per person"))
    await feature.press(.character("i"))
    #expect(feature.place == SettingsPlace())
  }

  @Test("Esc goes back in stages: the sheet, the filter, the person")
  func stages() async {
    feature.show(SettingsPlace(query: TodoQuery(assignee: 2), sheet: .digest))
    await feature.settle()
    await feature.press(KeyPress(.escape), .character("/"))
    await feature.type("to-do 7")
    #expect(feature.place == SettingsPlace(query: TodoQuery(filter: "to-do 7", assignee: 2)))
    #expect(feature.chrome.status.map(\.text) == ["1/1"])
    await feature.press(KeyPress(.escape))
    #expect(feature.place == SettingsPlace(query: TodoQuery(assignee: 2)))
    #expect(feature.chrome.keys.first { $0.name == "back" }?.title == "to-dos of all")
    await feature.press(KeyPress(.escape))
    #expect(feature.place == SettingsPlace())
    #expect(!feature.chrome.keys.contains { $0.name == "back" })
    #expect(!feature.tab.back() && !feature.tab.leave())
  }

  @Test("The badge counts all to-dos, and is not known of a narrowed list")
  func badge() async {
    await feature.settle()
    #expect(feature.badge == ListCount(20))
    await feature.press(.character("c"))
    #expect(feature.badge == nil)
  }

  @Test("The badge of to-dos that could not all be gathered says so")
  func cutShortBadge() async {
    feature.world.change { $0.cutShort = [.todo] }
    await feature.settle()
    #expect(feature.badge == ListCount(20, isCutShort: true))
  }

  @Test("The keys of each place and of the tab are published, each once", arguments: [SettingsPlace.all])
  func keys(places: [SettingsPlace]) async {
    for place in places {
      feature.show(place)
      await feature.settle()
      let labels = feature.chrome.keys.flatMap { $0.label.split(separator: " ") }
      #expect(Set(labels).count == labels.count)
    }
  }

  @Test("At no size does drawing fail", arguments: [1, 5, 39, 40, 99, 100], [1, 2, 9, 10])
  func sizes(columns: Int, rows: Int) async {
    feature.size = Size(columns: columns, rows: rows)
    for place in SettingsPlace.all {
      feature.show(place)
      #expect(await feature.settle().size == Size(columns: columns, rows: rows))
    }
  }
}

extension SettingsPlace {
  /// One of each kind.
  fileprivate static let all = [
    SettingsPlace(), SettingsPlace(sheet: .digest), SettingsPlace(stack: [.todo(1)]),
    SettingsPlace(stack: [.preferences]), SettingsPlace(stack: [.account]),
  ]
}
