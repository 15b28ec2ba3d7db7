internal import DomainLayer
internal import EntireTabRouter
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface
internal import StoaRouting
internal import Testing

struct PlaceVisitsTests {
  private let people = Destination(PeoplePlace())
  private let person = Destination(PeoplePlace(stack: [.person(3)]))

  private func afterMove(from origin: Destination, to target: Destination) -> Destination? {
    var visits = PlaceVisits()
    visits.moved(from: origin, to: target)
    return visits.history.behind.last
  }

  @Test("At first there is none")
  func none() {
    #expect(PlaceVisits().history.behind.isEmpty)
  }

  @Test("Another tab, another stack and another person's list are other places")
  func others() {
    let posts = Destination(PostsPlace())
    let todos = Destination(SettingsPlace())
    #expect(afterMove(from: people, to: posts) == people)
    #expect(afterMove(from: people, to: person) == people)
    #expect(afterMove(from: person, to: people) == person)
    #expect(afterMove(from: posts, to: Destination(PostsPlace(query: PostQuery(author: 3)))) == posts)
    #expect(afterMove(from: todos, to: Destination(SettingsPlace(query: TodoQuery(assignee: 3)))) == todos)
  }

  @Test("Filter, order and sheet make no other place")
  func same() {
    let filtered = PeoplePlace(query: UserQuery(filter: "x", sort: .city), sheet: .overview)
    #expect(afterMove(from: people, to: Destination(filtered)) == nil)
    #expect(afterMove(from: Destination(PostsPlace()), to: Destination(PostsPlace(sheet: .highlights))) == nil)
    let done = SettingsPlace(query: TodoQuery(completedOnly: true))
    #expect(afterMove(from: Destination(SettingsPlace()), to: Destination(done)) == nil)
    #expect(afterMove(from: person, to: person) == nil)
  }

  @Test("An address leads to another place whatever it differs in")
  func addresses() {
    var visits = PlaceVisits()
    visits.jumped(from: people, to: people)
    #expect(visits.history.behind.isEmpty)
    visits.jumped(from: people, to: Destination(PeoplePlace(query: UserQuery(filter: "x"))))
    #expect(visits.history.behind == [people])
  }

  @Test("Each change of where one is makes a new generation, and so does each step along the history")
  func generations() {
    var visits = PlaceVisits()
    visits.moved(from: people, to: people)
    #expect(visits.generation == 0)
    visits.moved(from: people, to: Destination(PeoplePlace(sheet: .overview)))
    visits.jumped(from: people, to: people)
    visits.moved(from: people, to: person)
    #expect(visits.generation == 3)
    let (person, people) = (person, people)
    #expect(visits.step { $0.goBack(from: person) } == people)
    #expect(visits.generation == 4)
    #expect(visits.step { $0.goBack(from: people) } == nil)
    #expect(visits.generation == 4)
  }
}
