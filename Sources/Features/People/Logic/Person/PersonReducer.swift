public import DomainLayer
internal import LogicSupport
public import StoaFlow

/// Runs the page of a person: three loads side by side, so that one that fails does not hide the others.
public struct PersonReducer: Reducer {
  private let person: any Reducer<ItemState<User, DomainError>, ItemAction<User, DomainError>>
  private let posts: any Reducer<ItemState<Page<Post>, DomainError>, ItemAction<Page<Post>, DomainError>>
  private let todos: any Reducer<ItemState<TodoCounts, DomainError>, ItemAction<TodoCounts, DomainError>>

  /// How many posts the page shows.
  static let postCount = 3

  public init(
    id: User.ID, loadPerson: LoadPerson, loadPosts: LoadPosts, countTodos: CountTodos, clock: any Clock<Duration>
  ) {
    person = ItemReducer("person", clock: clock) { (isRefresh) async throws(DomainError) in
      try await loadPerson(id, refresh: isRefresh)
    }.withPhases()
    posts = ItemReducer("posts", clock: clock) { (isRefresh) async throws(DomainError) in
      let wanted = PageRequest(query: PostQuery(author: id), limit: Self.postCount)
      return try await loadPosts(wanted, refresh: isRefresh)
    }.withPhases()
    todos = ItemReducer("todos", clock: clock) { (isRefresh) async throws(DomainError) in
      try await countTodos(assignee: id, refresh: isRefresh)
    }.withPhases()
  }

  public func reduce(into state: inout PersonState, action: PersonAction) -> Effect<PersonAction> {
    switch action {
    case .appeared: all(&state, .appeared, .appeared, .appeared)
    case .refreshed: all(&state, .refreshed, .refreshed, .refreshed)
    case .cancelled: all(&state, .cancelled, .cancelled, .cancelled)
    case .todosChanged: recount(&state)
    case .page(let event): move(&state, event)
    case .person(let event): person.reduce(into: &state.person, action: event).map(PersonAction.person)
    case .posts(let event): posts.reduce(into: &state.posts, action: event).map(PersonAction.posts)
    case .todos(let event): todos.reduce(into: &state.todos, action: event).map(PersonAction.todos)
    }
  }

  private func all(
    _ state: inout PersonState, _ one: ItemAction<User, DomainError>, _ two: ItemAction<Page<Post>, DomainError>,
    _ three: ItemAction<TodoCounts, DomainError>
  ) -> Effect<PersonAction> {
    .merge(
      reduce(into: &state, action: .person(one)), reduce(into: &state, action: .posts(two)),
      reduce(into: &state, action: .todos(three)))
  }

  /// A page that has not been looked at yet counts when it is.
  private func recount(_ state: inout PersonState) -> Effect<PersonAction> {
    state.todos.phase == .idle ? .none : reduce(into: &state, action: .todos(.refreshed))
  }

  private func move(_ state: inout PersonState, _ event: PageAction) -> Effect<PersonAction> {
    state.cursor.apply(event, links: state.links.count)
    return .none
  }
}
