public import DomainLayer

extension SampleWorld: UserRepository, PostRepository, CommentRepository, TodoRepository {
  public func page(_ request: PageRequest<UserQuery>, refresh: Bool) async throws(DomainError) -> Page<User> {
    let contents = try read(name("people", request), of: .person, refresh: refresh)
    var users = contents.users.filter { user in
      matches(request.query.filter, [user.name, user.username, user.email, user.city, user.company])
    }
    switch request.query.sort {
    case .id: users.sort { $0.id < $1.id }
    case .name: users.sort { ($0.name, $0.id) < ($1.name, $1.id) }
    case .city: users.sort { ($0.city, $0.id) < ($1.city, $1.id) }
    }
    return page(users, request, of: .person, in: contents)
  }

  public func user(_ id: User.ID, refresh: Bool) async throws(DomainError) -> Answer<User> {
    let contents = try read("person \(id)", of: .person, refresh: refresh)
    guard let user = contents.users.first(where: { $0.id == id }) else { throw DomainError(.notFound(.person, id)) }
    return Answer(user)
  }

  public func users(_ ids: [User.ID], refresh: Bool) async throws(DomainError) -> Answer<[User]> {
    let contents = try read("people \(ids)", of: .person, refresh: refresh)
    return Answer(contents.users.filter { ids.contains($0.id) })
  }

  public func page(_ request: PageRequest<PostQuery>, refresh: Bool) async throws(DomainError) -> Page<Post> {
    let contents = try read(name("posts", request), of: .post, refresh: refresh)
    let posts = contents.posts.filter { post in
      (request.query.author ?? post.author) == post.author && matches(request.query.filter, [post.title, post.body])
    }
    return page(posts, request, of: .post, in: contents)
  }

  public func post(_ id: Post.ID, refresh: Bool) async throws(DomainError) -> Answer<Post> {
    let contents = try read("post \(id)", of: .post, refresh: refresh)
    guard let post = contents.posts.first(where: { $0.id == id }) else { throw DomainError(.notFound(.post, id)) }
    return Answer(post)
  }

  public func page(_ request: PageRequest<CommentQuery>, refresh: Bool) async throws(DomainError) -> Page<Comment> {
    let contents = try read(name("comments", request), of: .comment, refresh: refresh)
    let comments = contents.comments.filter { $0.post == request.query.post }
    return page(comments, request, of: .comment, in: contents)
  }

  public func page(_ request: PageRequest<TodoQuery>, refresh: Bool) async throws(DomainError) -> Page<Todo> {
    let contents = try read(name("to-dos", request), of: .todo, refresh: refresh)
    let todos = contents.todos.filter { todo in
      (request.query.assignee ?? todo.owner) == todo.owner && (todo.isDone || !request.query.completedOnly)
        && matches(request.query.filter, [todo.title])
    }
    return page(todos, request, of: .todo, in: contents)
  }

  public func todo(_ id: Todo.ID, refresh: Bool) async throws(DomainError) -> Answer<Todo> {
    let contents = try read("to-do \(id)", of: .todo, refresh: refresh)
    guard let todo = contents.todos.first(where: { $0.id == id }) else { throw DomainError(.notFound(.todo, id)) }
    return Answer(todo)
  }

  public func counts(assignee: User.ID?, refresh: Bool) async throws(DomainError) -> Answer<TodoCounts> {
    let whose = assignee.map { " of \($0)" } ?? ""
    let contents = try read("counts\(whose)", of: .todo, refresh: refresh)
    let todos = contents.todos.filter { (assignee ?? $0.owner) == $0.owner }
    return Answer(
      TodoCounts(
        done: todos.count { $0.isDone }, total: todos.count, isCutShort: contents.cutShort.contains(.todo)))
  }

  /// How the read of a page is noted.
  func name<Query>(_ what: String, _ request: PageRequest<Query>) -> String {
    "page of \(what) \(request.offset)+\(request.limit)"
  }

  /// Whether any of the texts has the filter in it, whatever the case.
  func matches(_ filter: String, _ texts: [String]) -> Bool {
    let filter = filter.lowercased()
    return filter.isEmpty || texts.contains { $0.lowercased().contains(filter) }
  }
}
