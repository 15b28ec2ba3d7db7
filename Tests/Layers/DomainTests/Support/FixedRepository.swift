internal import DomainLayer
internal import DomainTesting
internal import Synchronization

/// Every repository at once, with the same answers always; it notes what it was asked.
final class FixedRepository: Sendable {
  struct Content: Sendable {
    var users: [User] = []
    var posts: [Post] = []
    var comments: [DomainLayer.Comment] = []
    var todos: [Todo] = []
    var counts = TodoCounts(done: 0, total: 0)
    var failure: DomainError?
  }

  private let content: Content
  private let log = Mutex<[String]>([])

  init(_ content: Content) { self.content = content }

  var asked: [String] { log.withLock { $0 } }

  func note(_ line: String) throws(DomainError) -> Content {
    log.withLock { $0.append(line) }
    if let failure = content.failure { throw failure }
    return content
  }
}

extension FixedRepository: UserRepository {
  func page(_ request: PageRequest<UserQuery>, refresh: Bool) async throws(DomainError) -> Page<User> {
    Page(items: try note("people \(request.query.filter) \(refresh)").users)
  }

  func user(_ id: User.ID, refresh: Bool) async throws(DomainError) -> Answer<User> {
    guard let user = try note("person \(id) \(refresh)").users.first(where: { $0.id == id }) else {
      throw DomainError(.notFound(.person, id))
    }
    return Answer(user)
  }

  func users(_ ids: [User.ID], refresh: Bool) async throws(DomainError) -> Answer<[User]> {
    Answer(try note("people \(ids) \(refresh)").users)
  }
}

extension FixedRepository: PostRepository, CommentRepository {
  func page(_ request: PageRequest<PostQuery>, refresh: Bool) async throws(DomainError) -> Page<Post> {
    Page(items: try note("posts").posts)
  }

  func post(_ id: Post.ID, refresh: Bool) async throws(DomainError) -> Answer<Post> {
    let posts = try note("post \(id) \(refresh)").posts
    guard let post = posts.first else { throw DomainError(.notFound(.post, id)) }
    return Answer(post)
  }

  func page(
    _ request: PageRequest<CommentQuery>, refresh: Bool
  ) async throws(DomainError) -> Page<DomainLayer.Comment> {
    Page(items: try note("comments on \(request.query.post)").comments)
  }
}

extension FixedRepository: TodoRepository {
  func mark(_ id: Todo.ID, isDone: Bool) async throws(DomainError) {
    _ = try note("mark \(id) \(isDone)")
  }

  func page(_ request: PageRequest<TodoQuery>, refresh: Bool) async throws(DomainError) -> Page<Todo> {
    Page(items: try note("todos").todos)
  }

  func todo(_ id: Todo.ID, refresh: Bool) async throws(DomainError) -> Answer<Todo> {
    let todos = try note("todo \(id) \(refresh)").todos
    guard let todo = todos.first else { throw DomainError(.notFound(.todo, id)) }
    return Answer(todo)
  }

  func counts(assignee: User.ID?, refresh: Bool) async throws(DomainError) -> Answer<TodoCounts> {
    Answer(try note("counts \(assignee ?? 0) \(refresh)").counts)
  }
}

extension FixedRepository: SessionRepository, PreferencesRepository {
  func current() async throws(DomainError) -> SessionState {
    _ = try note("session")
    return .signedOut
  }

  func signIn(username: String, password: String) async throws(DomainError) -> SessionState {
    _ = try note("sign in \(username)")
    return .signedIn(Account(username: username))
  }

  func signOut() async throws(DomainError) -> SessionState {
    _ = try note("sign out")
    return .signedOut
  }

  func load() async throws(DomainError) -> Preferences {
    _ = try note("load preferences")
    return Preferences(theme: .mono)
  }

  func save(_ preferences: Preferences) async throws(DomainError) {
    _ = try note("save \(preferences.theme.name)")
  }
}

extension FixedRepository: AddressHistoryRepository {
  func history() async throws(DomainError) -> AddressHistory {
    _ = try note("load addresses")
    return AddressHistory(["people"])
  }

  func add(_ entry: String) async throws(DomainError) {
    _ = try note("remember \(entry)")
  }
}

extension DomainContainer {
  init(_ repository: FixedRepository) {
    self.init(
      SampleWorld(), users: repository, posts: repository, comments: repository, todos: repository,
      session: repository, preferences: repository, addresses: repository)
  }
}
