internal import DomainLayer
internal import Testing

/// Figures that are counted from lists.
@Suite struct TallyTests {
  @Test("Cities come with the most people first, equal ones by name; who has none counts nowhere")
  func cities() {
    let homes = ["Oslo", "Accra", "", "Lima", "Oslo", "Accra", "Oslo"]
    let people = homes.enumerated().map { User(id: $0 + 1, name: "n", city: $1) }
    let cities = User.cities(of: people)
    #expect(cities.map(\.city) == ["Oslo", "Accra", "Lima"])
    #expect(cities.map(\.people) == [3, 2, 1])
    #expect(User.cities(of: people.dropLast()).map(\.city) == ["Accra", "Oslo", "Lima"])
  }

  @Test("To-dos are counted for each owner, in the order of their ids")
  func owners() {
    let todos = [
      Todo(id: 1, owner: 7, title: "a", isDone: true), Todo(id: 2, owner: 2, title: "b"),
      Todo(id: 3, owner: 7, title: "c"), Todo(id: 4, owner: 7, title: "d", isDone: true),
    ]
    let counts = TodoCounts.byOwner(todos)
    #expect(counts.map(\.owner) == [2, 7])
    #expect(counts.map(\.counts) == [TodoCounts(done: 0, total: 1), TodoCounts(done: 2, total: 3)])
  }

  @Test("The count of all to-dos tells whether there are more")
  func all() {
    #expect(TodoCounts(done: 2, total: 3).all == ItemCount(3))
    #expect(TodoCounts(done: 2, total: 3, isCutShort: true).all == ItemCount(3, isCutShort: true))
  }
}
