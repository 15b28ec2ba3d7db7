internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct ListFilterTests {
  @Test("What is typed is asked for when the typing has paused for 80 ms")
  func debounce() async {
    let service = NumberService(.upTo(30))
    let store = await TestStore.list(service, height: 2)
    await store.send(.filterOpened) { $0.filter.isEditing = true }
    await store.send(.filterEdited(text: "9", caret: 1)) {
      $0.filter.text = "9"
      $0.filter.caret = 1
      $0.query = "9"
    }
    await store.advance(by: .milliseconds(79))
    await store.advance(by: .milliseconds(1))
    await store.receive(.typingPaused) {
      $0.phase = .refreshing
      $0.askedQuery = "9"
      $0.generation = 2
      $0.pagesInFlight = [0]
      $0.selectionToKeep = 1
    }
    await store.receive(.arrived(page: 0, ListPage(elements: [9, 19, 29], total: 3), generation: 2)) {
      $0.phase = .loaded
      $0.rowsGeneration = 2
      $0.rowsQuery = $0.query
      $0.pagesInFlight = []
      $0.selectionToKeep = nil
      $0.rows.removeAll()
      $0.rows.insert([9, 19, 29], page: 0, total: 3)
    }
    await store.finish()
  }

  @Test("What comes while the typing goes on are rows, and further rows, of what was asked for before")
  func answerMeanwhile() async {
    let service = NumberService(.upTo(30), delay: .milliseconds(10))
    let store = await TestStore.list(service, height: 2)
    store.exhaustivity = .off
    await store.send(.refreshed)
    await store.send(.filterEdited(text: "9", caret: 1))
    await store.advance(by: .milliseconds(10))
    await store.skipReceivedActions()
    #expect(store.state.rowsQuery == "")
    await store.send(.moved(.last))
    await store.send(.shown(height: 3))
    await store.advance(by: .milliseconds(10))
    await store.skipReceivedActions()
    #expect(service.requests.map(\.query) == ["", "", "", ""])
    await store.advance(by: .milliseconds(80))
    await store.skipReceivedActions()
    #expect(store.state.rowsQuery == "9")
    #expect(store.state.rows.total == 3)
    await store.finish()
  }

  @Test("A burst of typing is one request")
  func burst() async {
    let service = NumberService(.upTo(200))
    let store = await TestStore.list(service, height: 2)
    store.exhaustivity = .off
    for text in ["1", "12", "123"] {
      await store.send(.filterEdited(text: text, caret: text.count))
      await store.advance(by: .milliseconds(50))
    }
    await store.advance(by: .milliseconds(80))
    await store.skipReceivedActions()
    #expect(service.requests.map(\.query) == ["", "123"])
    #expect(store.state.rows[0] == 123)
    await store.finish()
  }

  @Test("The rows stay until the first of the new ones come")
  func rowsStay() async {
    let service = NumberService(.upTo(30))
    let store = await TestStore.list(service, height: 2)
    service.change { $0.delay = .seconds(1) }
    store.exhaustivity = .off
    await store.send(.queryChanged("9"))
    await store.skipReceivedActions()
    #expect(store.state.rows.total == 30)
    await store.advance(by: .seconds(1))
    await store.skipReceivedActions()
    #expect(store.state.rows.total == 3)
    await store.finish()
  }

  @Test("The selected row stays selected where the answer to a new question has it, else the first one is")
  func keepsSelection() async {
    let store = await TestStore.list(NumberService(.upTo(9)), pageSize: 10, height: 9)
    store.exhaustivity = .off
    await store.send(.moved(.to(4)))
    await store.send(.queryChanged("5"))
    await store.skipReceivedActions()
    #expect(store.state.selected == 5)
    await store.send(.queryChanged(""))
    await store.skipReceivedActions()
    #expect(store.state.selection == 4)
    await store.send(.queryChanged("7"))
    await store.skipReceivedActions()
    #expect(store.state.selection == 0)
    await store.finish()
  }

  @Test("A slow answer to an older query never overwrites a newer one")
  func staleAnswer() async {
    let service = NumberService(.upTo(30))
    let store = await TestStore.list(service, height: 2)
    store.exhaustivity = .off
    service.change { $0.delay = .seconds(2) }
    await store.send(.queryChanged("1"))
    service.change { $0.delay = .seconds(1) }
    await store.send(.queryChanged("9"))
    await store.advance(by: .seconds(3))
    await store.skipReceivedActions()
    #expect(store.state.query == "9")
    #expect(store.state.rows.loaded.map(\.element) == [9, 19, 29])
    await store.finish()
  }

  @Test("An answer of an older generation changes nothing")
  func olderGeneration() async {
    let store = await TestStore.list(NumberService(.upTo(30)), height: 2)
    await store.send(.arrived(page: 0, ListPage(elements: [99], total: 1), generation: 0))
    await store.send(.failed(page: 0, .down, generation: 0))
    await store.finish()
  }

  @Test("Clearing the filter asks for everything at once and forgets what was being typed")
  func clear() async {
    let service = NumberService(.upTo(4))
    let store = await TestStore.list(service, height: 2)
    store.exhaustivity = .off
    await store.send(.filterOpened)
    await store.send(.filterEdited(text: "3", caret: 1))
    await store.send(.filterCleared)
    await store.advance(by: .seconds(1))
    await store.skipReceivedActions()
    #expect(service.requests.map(\.query) == ["", ""])
    #expect(store.state.filter == ListFilter())
    #expect(store.state.query.isEmpty)
    await store.finish()
  }

  @Test("Closing the filter line keeps its text and loads nothing")
  func keep() async {
    let service = NumberService(.upTo(4))
    let store = await TestStore.list(service, height: 2)
    await store.send(.filterOpened) { $0.filter.isEditing = true }
    await store.send(.filterKept) { $0.filter.isEditing = false }
    #expect(service.requests.count == 1)
    await store.finish()
  }

  @Test("Moving the caret alone asks for nothing")
  func caret() async {
    let service = NumberService(.upTo(30))
    let store = await TestStore.list(service, height: 2)
    store.exhaustivity = .off
    await store.send(.filterEdited(text: "12", caret: 2))
    await store.advance(by: .milliseconds(80))
    await store.skipReceivedActions()
    store.exhaustivity = .on
    await store.send(.filterEdited(text: "12", caret: 1)) { $0.filter.caret = 1 }
    #expect(store.runtime.activity.count == 0)
    await store.finish()
  }

  @Test("A question from elsewhere that carries a filter shows it, and takes the place of what was being typed")
  func fromElsewhere() async {
    let service = NumberService(.upTo(30))
    let store = await TestStore.list(service, height: 2)
    store.exhaustivity = .off
    await store.send(.filterOpened)
    await store.send(.filterEdited(text: "1", caret: 1))
    await store.send(.queryChanged("22"))
    await store.advance(by: .seconds(1))
    await store.skipReceivedActions()
    #expect(store.state.filter == ListFilter(text: "22"))
    #expect(service.requests.map(\.query) == ["", "22"])
    await store.send(.queryChanged(""))
    await store.skipReceivedActions()
    #expect(!store.state.filter.isShown)
    await store.finish()
  }

  @Test("A filter that nothing matches leaves no rows and says so")
  func noMatch() async {
    let store = await TestStore.list(NumberService(.upTo(4)), height: 2)
    store.exhaustivity = .off
    await store.send(.queryChanged("77"))
    await store.skipReceivedActions()
    #expect(store.state.isEmpty)
    #expect(store.state.failure == .nothing)
    #expect(store.state.phase == .loaded)
    await store.finish()
  }
}
