internal import DomainLayer
internal import DomainTesting
internal import PeopleLogic
internal import PeopleTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct PeopleReducerTests {
  @Test("The list that appears loads people and counts their cities")
  func load() async {
    let store = await PeopleStores.list(SampleWorld())
    await store.send(.list(.appeared)) {
      $0.list.phase = .loading
      $0.list.generation = 1
      $0.list.pagesInFlight = [0]
    }
    let slots = sample.users.map(Slot.item)
    await store.receive(.list(.arrived(page: 0, ListPage(elements: slots, total: 5), generation: 1))) {
      $0.list.phase = .loaded
      $0.list.rowsGeneration = 1
      $0.list.rowsQuery = $0.list.query
      $0.list.pagesInFlight = []
      $0.list.rows.insert(slots, page: 0, total: 5)
      $0.cities = [
        CityCount(city: "Lyon", people: 3), CityCount(city: "Malmö", people: 1), CityCount(city: "서울", people: 1),
      ]
    }
    await store.finish()
  }

  @Test("A service that cannot be reached is a failure of the list")
  func unreachable() async {
    let world = SampleWorld()
    world.change { $0.failures[.person] = DomainError(.unreachable) }
    let store = await PeopleStores.list(world)
    await store.send(.list(.appeared)) {
      $0.list.phase = .loading
      $0.list.generation = 1
      $0.list.pagesInFlight = [0]
    }
    await store.receive(.list(.failed(page: 0, DomainError(.unreachable), generation: 1))) {
      $0.list.phase = .failed
      $0.list.failure = DomainError(.unreachable)
      $0.list.pagesInFlight = []
    }
    await store.finish()
  }

  @Test("A service without people answers; nothing has failed")
  func nobody() async {
    let store = await PeopleStores.list(SampleWorld(SampleWorld.Contents()))
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    await store.receive(.list(.failed(page: 0, DomainError(.empty(.person)), generation: 1))) {
      $0.list.phase = .loaded
      $0.list.failure = DomainError(.empty(.person))
    }
    await store.finish()
  }

  @Test("The filter goes to the service, and the cities are those of the people found")
  func filter() async {
    let store = await PeopleStores.list(SampleWorld())
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    await store.send(.list(.filterEdited(text: "malm", caret: 4)))
    await store.advance(by: .milliseconds(80))
    await store.skipReceivedActions()
    #expect(store.state.list.query == UserQuery(filter: "malm"))
    #expect(store.state.list.rows.loaded.map(\.element.item?.name) == ["Bo Lindgren"])
    #expect(store.state.cities == [CityCount(city: "Malmö", people: 1)])
    await store.finish()
  }

  @Test("A filter that nobody matches leaves no cities")
  func noMatch() async {
    let store = await PeopleStores.list(SampleWorld())
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    await store.send(.list(.queryChanged(UserQuery(filter: "zzz"))))
    await store.skipReceivedActions()
    #expect(store.state.list.failure == DomainError(.noMatch(.person, filter: "zzz")))
    #expect(store.state.cities.isEmpty)
    await store.finish()
  }

  @Test("Another order is asked for at once and keeps the filter")
  func order() async {
    let store = await PeopleStores.list(SampleWorld(), query: UserQuery(filter: "lyon", sort: .name))
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    await store.send(.orderTapped)
    await store.skipReceivedActions()
    #expect(store.state.list.query == UserQuery(filter: "lyon", sort: .city))
    #expect(store.state.list.rows.loaded.map(\.element.item?.id) == [1, 3, 5])
    await store.finish()
  }

  @Test("An entry that cannot be read keeps its place and lives in no city")
  func unreadable() async {
    let world = SampleWorld()
    world.change { $0.unreadable[.person] = [1, 2] }
    let store = await PeopleStores.list(world)
    store.exhaustivity = .off
    await store.send(.list(.appeared))
    await store.skipReceivedActions()
    #expect(store.state.list.rows[1] == .unreadable)
    #expect(store.state.list.rows.total == 5)
    #expect(store.state.cities.first == CityCount(city: "Lyon", people: 2))
    await store.finish()
  }

  @Test("The overview scrolls on its own")
  func overview() async {
    let store = await PeopleStores.list(SampleWorld())
    await store.send(.overview(.settled(offset: 0, height: 5))) { $0.overview.settle(offset: 0, height: 5) }
    await store.send(.overview(.moved(.rows(1)))) { $0.overview.move(.rows(1), links: 0) }
    #expect(store.state.overview.offset == 1)
    await store.finish()
  }
}
