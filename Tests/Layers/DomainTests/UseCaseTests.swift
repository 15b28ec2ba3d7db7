internal import DomainLayer
internal import Testing

@Suite struct UseCaseTests {
  private let nobody = FixedRepository(FixedRepository.Content())

  @Test(
    "No people is an error of its own, with a filter another",
    arguments: [("", .empty(.person)), ("zz", .noMatch(.person, filter: "zz"))] as [(String, DomainError.Kind)])
  func noPeople(_ filter: String, kind: DomainError.Kind) async {
    await #expect(throws: DomainError(kind)) {
      try await DomainContainer(nobody).loadPeople(PageRequest(query: UserQuery(filter: filter)))
    }
  }

  @Test(
    "No posts is an error that says whose and which",
    arguments: [
      (PostQuery(), .empty(.post)), (PostQuery(author: 3), .nothing(.post, of: .person(3))),
      (PostQuery(filter: "zz", author: 3), .noMatch(.post, filter: "zz")),
    ] as [(PostQuery, DomainError.Kind)])
  func noPosts(_ query: PostQuery, kind: DomainError.Kind) async {
    await #expect(throws: DomainError(kind)) { try await DomainContainer(nobody).loadPosts(PageRequest(query: query)) }
  }

  @Test(
    "No to-dos is an error that says whose and which",
    arguments: [
      (TodoQuery(), .empty(.todo)), (TodoQuery(assignee: 5), .nothing(.todo, of: .person(5))),
      (TodoQuery(assignee: 5, completedOnly: true), .noneCompleted(of: 5)),
      (TodoQuery(completedOnly: true), .noneCompleted(of: nil)),
      (TodoQuery(filter: "zz", assignee: 5, completedOnly: true), .noMatch(.todo, filter: "zz")),
    ] as [(TodoQuery, DomainError.Kind)])
  func noTodos(_ query: TodoQuery, kind: DomainError.Kind) async {
    await #expect(throws: DomainError(kind)) { try await DomainContainer(nobody).loadTodos(PageRequest(query: query)) }
  }

  @Test("A post without comments is an error that names the post")
  func noComments() async {
    await #expect(throws: DomainError(.nothing(.comment, of: .post(12)))) {
      try await DomainContainer(nobody).loadComments(PageRequest(query: CommentQuery(post: 12)))
    }
  }

  @Test("A page that has entries is handed on as it is")
  func pages() async throws {
    var content = FixedRepository.Content()
    content.users = [User(id: 1, name: "Ann")]
    content.posts = [Post(id: 2, author: 1, title: "On tea")]
    content.comments = [DomainLayer.Comment(id: 3, post: 2, name: "Yes")]
    content.todos = [Todo(id: 4, owner: 1, title: "Brew")]
    let domain = DomainContainer(FixedRepository(content))
    #expect(try await domain.loadPeople(PageRequest(query: UserQuery())) == Page(items: content.users))
    #expect(try await domain.loadPosts(PageRequest(query: PostQuery())) == Page(items: content.posts))
    #expect(try await domain.loadComments(PageRequest(query: CommentQuery(post: 2))) == Page(items: content.comments))
    #expect(try await domain.loadTodos(PageRequest(query: TodoQuery())) == Page(items: content.todos))
  }

  @Test("A failure of a repository is handed on")
  func failure() async {
    var content = FixedRepository.Content()
    content.failure = DomainError(.timedOut)
    let domain = DomainContainer(FixedRepository(content))
    await #expect(throws: DomainError(.timedOut)) { try await domain.loadPeople(PageRequest(query: UserQuery())) }
    await #expect(throws: DomainError(.timedOut)) { try await domain.countTodos() }
  }

  @Test("Names are looked up once for each person, and for nobody not at all")
  func names() async throws {
    var content = FixedRepository.Content()
    content.users = [User(id: 1, name: "Ann"), User(id: 2, name: "Bo")]
    let repository = FixedRepository(content)
    let domain = DomainContainer(repository)
    #expect(try await domain.loadNames([2, 1, 2, 9]).value == [1: "Ann", 2: "Bo"])
    #expect(try await domain.loadNames([], refresh: true).value == [:])
    #expect(repository.asked == ["people [1, 2, 9] false"])
  }

  @Test("One item is asked for by its id, anew when refreshed")
  func items() async throws {
    let repository = FixedRepository(FixedRepository.Content())
    let domain = DomainContainer(repository)
    await #expect(throws: DomainError(.notFound(.person, 11))) { try await domain.loadPerson(11) }
    await #expect(throws: DomainError(.notFound(.post, 12))) { try await domain.loadPost(12, refresh: true) }
    await #expect(throws: DomainError(.notFound(.todo, 13))) { try await domain.loadTodo(13) }
    #expect(repository.asked == ["person 11 false", "post 12 true", "todo 13 false"])
  }

  @Test("To-dos are counted for a person or for everybody; none is no error")
  func counts() async throws {
    let domain = DomainContainer(nobody)
    #expect(try await domain.countTodos(assignee: 5, refresh: true).value == TodoCounts(done: 0, total: 0))
    #expect(try await domain.countTodos().value.remaining == 0)
    #expect(nobody.asked == ["counts 5 true", "counts 0 false"])
    #expect(TodoCounts(done: 3, total: 10).remaining == 7)
  }

  @Test("An empty name or password is refused without asking", arguments: [("", "x"), ("ann", "")])
  func emptySignIn(_ name: String, password: String) async {
    await #expect(throws: DomainError(.refusedSignIn)) {
      try await DomainContainer(nobody).signIn(username: name, password: password)
    }
    #expect(nobody.asked.isEmpty)
  }

  @Test("Session, preferences and addresses go to their repositories")
  func others() async throws {
    let domain = DomainContainer(nobody)
    #expect(try await domain.loadSession() == .signedOut)
    #expect(try await domain.signIn(username: "ann", password: "x").account == Account(username: "ann"))
    #expect(try await domain.signOut().isOpen == false)
    #expect(try await domain.loadPreferences() == Preferences(theme: .mono))
    try await domain.savePreferences(Preferences(theme: .contrast))
    #expect(try await domain.loadAddressHistory().entries == ["people"])
    try await domain.rememberAddress("posts")
    #expect(
      nobody.asked == [
        "session", "sign in ann", "session", "sign out", "load preferences", "save contrast", "load addresses",
        "remember posts",
      ])
  }
}
