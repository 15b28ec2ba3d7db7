internal import DomainLayer

extension PlainItem {
  init(_ user: User) {
    self.init([
      Field("id", .number(user.id)), Field("name", .text(user.name)), Field("username", .text(user.username)),
      Field("email", .text(user.email)), Field("city", .text(user.city)), Field("company", .text(user.company)),
      Field("phone", .text(user.phone), isInLine: false), Field("website", .text(user.website), isInLine: false),
    ])
  }

  init(_ post: Post) {
    self.init([
      Field("id", .number(post.id)), Field("author", .number(post.author)), Field("title", .text(post.title)),
      Field("body", .text(post.body), isInLine: false),
    ])
  }

  init(_ comment: Comment) {
    self.init([
      Field("id", .number(comment.id)), Field("post", .number(comment.post)), Field("name", .text(comment.name)),
      Field("email", .text(comment.email)), Field("body", .text(comment.body), isInLine: false),
    ])
  }

  init(_ todo: Todo) {
    self.init([
      Field("id", .number(todo.id)), Field("owner", .number(todo.owner)), Field("done", .flag(todo.isDone)),
      Field("title", .text(todo.title)),
    ])
  }

  /// One city with its people.
  init(city: String, people: Int) {
    self.init([Field("city", .text(city)), Field("people", .number(people))])
  }

  /// How far one person's to-dos are.
  init(owner: User.ID, done: Int, total: Int) {
    self.init([Field("owner", .number(owner)), Field("done", .number(done)), Field("total", .number(total))])
  }

  init(_ preferences: Preferences) {
    self.init([Field("theme", .text(preferences.theme.name)), Field("motion", .flag(preferences.motion))])
  }

  init(_ session: SessionState) {
    switch session {
    case .signedIn(let account):
      self.init([Field("session", .text("signed-in")), Field("username", .text(account.username))])
    case .signedOut:
      self.init([Field("session", .text("signed-out")), Field("username", .none)])
    case .noAccounts:
      self.init([Field("session", .text("no-accounts")), Field("username", .none)])
    }
  }
}
