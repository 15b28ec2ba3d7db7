internal import EntireTabLogic
internal import EntireTabRouter
internal import EntireTabTesting
internal import Testing

struct AddressMenuTests {
  private let menu = AddressMenu(
    forms: AddressBook.usual.forms,
    commands: [
      AddressCommand(name: "open", title: "open", keys: "Enter l"),
      AddressCommand(name: "people", title: "People", keys: "1"),
      AddressCommand(name: "next-tab", title: "next tab", keys: "] Tab"),
      AddressCommand(name: "previous-tab", title: "previous tab", keys: "["),
    ])

  private func texts(_ typed: String) -> [String] { menu.completions(for: typed).map(\.text) }
  private func labels(_ typed: String) -> [String] { menu.completions(for: typed).map(\.label) }

  @Test("An empty line offers every address, then every command; no name twice")
  func all() {
    #expect(
      labels("") == [
        "people", "people/ID", "people/ID/posts", "posts", "posts/ID", "posts/ID/comments", "settings",
        "settings/todos", "settings/todos/ID", "settings/preferences", "settings/account", "open", "next-tab",
        "previous-tab",
      ])
  }

  @Test("Each says what it is, and which keys do the same")
  func details() {
    let offered = menu.completions(for: "")
    #expect(
      offered.first == AddressCompletion(text: "people", label: "people", summary: "all people", keys: "1"))
    #expect(offered[1] == AddressCompletion(text: "people/", label: "people/ID", summary: "one person", missing: "ID"))
    #expect(
      offered.last == AddressCompletion(text: "previous-tab", label: "previous-tab", summary: "previous tab", keys: "[")
    )
    #expect(offered.allSatisfy { !$0.summary.isEmpty })
  }

  @Test("What begins with the text comes first, then what holds it, then what holds its letters")
  func order() {
    #expect(labels("pre") == ["previous-tab", "settings/preferences"])
    #expect(labels("comm") == ["posts/ID/comments"])
    #expect(labels("tab") == ["next-tab", "previous-tab"])
    #expect(labels("nxb") == ["next-tab"])
    #expect(labels("PEOP") == ["people", "people/ID", "people/ID/posts"])
    #expect(labels("zzz") == [])
  }

  @Test("Words of a command may be typed with blanks between them")
  func words() {
    #expect(texts("next t") == ["next-tab"])
    #expect(texts("next ") == ["next-tab"])
  }

  @Test("A complete place offers what may follow, too")
  func parameters() {
    #expect(
      labels("people") == [
        "people", "people/ID", "people/ID/posts", "people?q=TEXT", "people?sort=id", "people?sort=name",
        "people?sort=city", "people?sheet=overview",
      ])
    #expect(labels("posts?") == ["posts?q=TEXT", "posts?author=AUTHOR", "posts?sheet=highlights"])
    #expect(texts("posts?") == ["posts?q=", "posts?author=", "posts?sheet=highlights"])
  }

  @Test("Steps are completed where they stand")
  func steps() {
    #expect(labels("people/") == ["people/ID", "people/ID/posts"])
    #expect(labels("people/3") == ["people/3", "people/3/posts"])
    #expect(texts("people 3 p") == ["people/3/posts"])
    #expect(labels("settings/t") == ["settings/todos", "settings/todos/ID", "settings/account"])
    #expect(labels("settings/todos/") == ["settings/todos/ID"])
    #expect(labels("stoa://posts/1/c") == ["stoa://posts/1/comments"])
  }

  @Test("Behind a blank a step may follow, or a parameter")
  func blanks() {
    let parameters = [
      "people?q=TEXT", "people?sort=id", "people?sort=name", "people?sort=city", "people?sheet=overview",
    ]
    #expect(labels("people ") == ["people/ID", "people/ID/posts"] + parameters)
    #expect(labels("posts au") == ["posts?author=AUTHOR"])
    #expect(texts("settings todos c") == ["settings/todos?completed=true"])
    #expect(texts("stoa://posts sh") == ["stoa://posts?sheet=highlights"])
    #expect(labels("posts 12 au") == [])
  }

  @Test(
    "Nothing is offered that would be refused",
    arguments: ["people/x", "people/0", "people/3/4", "posts?author=x", "people?x=", "people/3?"])
  func nothing(typed: String) {
    #expect(labels(typed) == [])
  }

  @Test("Values are completed from their words, each parameter once")
  func values() {
    #expect(texts("people?sort=") == ["people?sort=id", "people?sort=name", "people?sort=city"])
    #expect(texts("people?sort=c") == ["people?sort=city"])
    #expect(texts("people sort=c") == ["people?sort=city"])
    #expect(texts("people?sort=city&") == ["people?sort=city&q=", "people?sort=city&sheet=overview"])
    #expect(texts("people sort=city sh") == ["people?sort=city&sheet=overview"])
    #expect(
      texts("people q=ann so") == [
        "people?q=ann so", "people?q=ann&sort=id", "people?q=ann&sort=name", "people?q=ann&sort=city",
      ])
    #expect(texts("people sort=city ") == ["people?sort=city&q=", "people?sort=city&sheet=overview"])
    #expect(texts("settings/todos?comp") == ["settings/todos?completed=true"])
    #expect(labels("posts?author=3") == ["posts?author=3"])
    #expect(labels("posts?author=") == ["posts?author=AUTHOR"])
  }

  @Test("A text that is longer than any link is not completed")
  func long() {
    #expect(texts("people?q=" + String(repeating: "x", count: 4_000)).count == 1)
    #expect(texts("people?q=" + String(repeating: "x", count: 5_000)) == [])
  }

  @Test("Every parameter of every address says what it does")
  func summaries() {
    #expect(AddressBook.usual.forms.flatMap(\.parameters).allSatisfy { !$0.summary.isEmpty })
  }
}
