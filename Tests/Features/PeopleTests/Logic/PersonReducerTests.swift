internal import DomainLayer
internal import DomainTesting
internal import PeopleLogic
internal import PeopleTesting
internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor struct PersonReducerTests {
  @Test("The page that appears loads the person, three posts and the count of to-dos side by side")
  func load() async {
    let store = await PeopleStores.person(2, SampleWorld())
    await store.send(.appeared) {
      $0.person.phase = .loading
      $0.person.generation = 1
      $0.posts.phase = .loading
      $0.posts.generation = 1
      $0.todos.phase = .loading
      $0.todos.generation = 1
    }
    let posts = Page(items: [Post](sample.posts[2...3]))
    await store.receive(.person(.arrived(sample.users[1], generation: 1))) {
      $0.person.phase = .loaded
      $0.person.value = sample.users[1]
    }
    await store.receive(.posts(.arrived(posts, generation: 1))) {
      $0.posts.phase = .loaded
      $0.posts.value = posts
    }
    await store.receive(.todos(.arrived(TodoCounts(done: 2, total: 4), generation: 1))) {
      $0.todos.phase = .loaded
      $0.todos.value = TodoCounts(done: 2, total: 4)
    }
    await store.finish()
  }

  @Test("It asks for three posts of that person")
  func threePosts() async {
    let world = SampleWorld()
    world.change { contents in
      contents.posts = (1...9).map { Post(id: $0, author: 1, title: "Post \($0)", body: "") }
    }
    let store = await loaded(1, world)
    #expect(store.state.posts.value?.items.map(\.id) == [1, 2, 3])
    #expect(store.state.posts.value?.total == 9)
    await store.finish()
  }

  @Test("A load that fails does not hide the others", arguments: [Subject.post, .todo])
  func oneFails(_ subject: Subject) async {
    let world = SampleWorld()
    world.change { $0.failures[subject] = DomainError(.timedOut) }
    let store = await loaded(1, world)
    #expect(store.state.person.value == sample.users[0])
    #expect(store.state.posts.phase == (subject == .post ? .failed : .loaded))
    #expect(store.state.todos.phase == (subject == .todo ? .failed : .loaded))
    await store.finish()
  }

  @Test("To-dos that were changed elsewhere are counted again; a page that was never seen waits until it is")
  func todosChanged() async {
    let world = SampleWorld()
    let unseen = await PeopleStores.person(1, world)
    await unseen.send(.todosChanged)
    await unseen.finish()
    #expect(world.reads.isEmpty)
    let store = await loaded(1, world)
    world.change { $0.todos[0] = Todo(id: 1, owner: 1, title: "To-do 1", isDone: true) }
    await store.send(.todosChanged)
    await store.skipReceivedActions()
    await store.finish()
    #expect(store.state.todos.value == TodoCounts(done: 3, total: 4))
    #expect(world.reads.last == "counts of 1, refreshed")
  }

  @Test("A person without posts has none; that is no failure")
  func noPosts() async {
    let world = SampleWorld()
    world.change { $0.posts = [] }
    let store = await loaded(1, world)
    #expect(store.state.posts.value == Page(items: []))
    #expect(store.state.posts.failure == nil)
    await store.finish()
  }

  @Test("A person who is not there is a failure of the page")
  func notFound() async {
    let store = await loaded(99, SampleWorld())
    #expect(store.state.person.failure == DomainError(.notFound(.person, 99)))
    #expect(store.state.links.isEmpty)
    await store.finish()
  }

  @Test("A refresh asks past what is kept, for all three")
  func refresh() async {
    let world = SampleWorld()
    let store = await loaded(1, world)
    await store.send(.refreshed)
    await store.skipReceivedActions()
    #expect(world.reads.suffix(3) == ["person 1, refreshed", "page of posts 0+3, refreshed", "counts of 1, refreshed"])
    await store.finish()
  }

  @Test("Stopping stops all three")
  func stop() {
    let state = PersonState.after([.appeared, .cancelled])
    #expect(!state.isBusy)
    #expect([state.person.phase, state.posts.phase, state.todos.phase] == [.failed, .failed, .failed])
  }

  private func loaded(_ id: User.ID, _ world: SampleWorld) async -> TestStore<PersonState, PersonAction> {
    let store = await PeopleStores.person(id, world)
    store.exhaustivity = .off
    await store.send(.appeared)
    await store.skipReceivedActions()
    return store
  }
}
