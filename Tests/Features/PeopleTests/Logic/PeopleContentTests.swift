internal import DomainLayer
internal import PeopleLogic
internal import PeopleTesting
internal import StoaFlow
internal import Testing

struct PeopleContentTests {
  @Test("Before the first answer no count is known")
  func unknown() {
    let content = PeopleContent(.after([.list(.appeared)]))
    #expect(content.people == nil)
    #expect(content.cities == nil)
    #expect(content.message != nil)
  }

  @Test("Cities may be more as long as not all people have come; people are counted by the service")
  func partial() {
    let content = PeopleContent(.after(.loaded(total: 100)))
    #expect(content.people == 100)
    #expect(content.cities == 3)
    #expect(content.isPartial)
    #expect(!PeopleContent(.after(.loaded())).isPartial)
  }

  @Test("Only rows in view become values, those that have not come among them")
  func rows() {
    let state = PeopleState.after(.loaded(total: 100) + [.list(.shown(height: 3)), .list(.moved(.to(5)))])
    let content = PeopleContent(state)
    #expect(content.top == 3)
    #expect(content.rows.count == 3)
    #expect(content.rows.last == .waiting)
  }

  @Test(
    "A contact is what is known of it",
    arguments: [("ada", "a@x.org", "@ada · a@x.org"), ("ada", "", "@ada"), ("", "a@x.org", "a@x.org"), ("", "", "")])
  func contact(_ username: String, _ email: String, _ contact: String) {
    let person = User(id: 1, name: "Ada", username: username, email: email)
    let content = PeopleContent(.after(.loaded([person]) + [.list(.shown(height: 1))]))
    #expect(content.rows == [.person(name: "Ada", city: "", contact: contact, company: "")])
  }

  @Test("The filter line is there while it is typed and as long as it has text; its caret only while it is typed")
  func filter() {
    let opened = PeopleContent(.after([.list(.filterOpened)]))
    #expect(opened.filter?.isEmpty == true)
    #expect(opened.caret == 0)
    let kept = PeopleContent(.after([.list(.filterEdited(text: "ad", caret: 2)), .list(.filterKept)]))
    #expect(kept.filter == "ad")
    #expect(kept.caret == nil)
    let cleared = PeopleContent(.after([.list(.filterEdited(text: "ad", caret: 2)), .list(.filterCleared)]))
    #expect(cleared.filter == nil)
  }

  @Test("A failed refresh leaves the rows and no message in their place")
  func failedRefresh() {
    let failure = PeopleAction.list(.failed(page: 0, DomainError(.timedOut), generation: 2))
    let content = PeopleContent(.after(.loaded() + [.list(.refreshed), failure]))
    #expect(content.message == nil)
    #expect(content.total == 5)
  }

  @Test("Trying again takes the failure away")
  func retry() {
    let content = PeopleContent(.after(.failed(.timedOut) + [.list(.refreshed), .list(.waited)]))
    #expect(content.message == PeopleContent(.after([.list(.appeared), .list(.waited)])).message)
  }

  @Test("The overview names the city with the most people, the first by name among equals")
  func overview() {
    let content = OverviewContent(.after(.loaded(total: 100)))
    #expect(content.mostActive == CityCount(city: "Lyon", people: 3))
    #expect(content.isPartial)
    #expect(OverviewContent(.after([])).mostActive == nil)
  }
}
