internal import DomainLayer
internal import PeopleLogic
internal import PeopleTesting
internal import Testing

struct CityCountTests {
  private func cities(of cities: String...) -> [CityCount] {
    let people = cities.enumerated().map { User(id: $0.offset, name: "N", city: $0.element) }
    return PeopleState.after(.loaded(people)).cities
  }

  @Test("The city with the most people comes first")
  func most() {
    #expect(cities(of: "A", "B", "B").map(\.city) == ["B", "A"])
  }

  @Test("Cities with equally many people stand by name, whatever order they came in")
  func ties() {
    #expect(cities(of: "C", "A", "B").map(\.city) == ["A", "B", "C"])
    #expect(cities(of: "B", "C", "A").map(\.city) == ["A", "B", "C"])
  }

  @Test("Who lives in no city is not counted")
  func nowhere() {
    #expect(cities(of: "", "A", "") == [CityCount(city: "A", people: 1)])
  }
}
