internal import StoaRouting

/// Links resolved by a table of the shape that a program has.
enum RouteWork {
  enum Order: String, CaseIterable, Sendable { case id, name, city }
  enum Sheet: String, CaseIterable, Sendable { case overview, highlights, digest }

  enum Destination: Sendable {
    case people(filter: String?, order: Order?, sheet: Sheet?)
    case posts(filter: String?, author: Int?, sheet: Sheet?)
    case todos(filter: String?, assignee: Int?, completed: Bool?, sheet: Sheet?)
    case item(Int), posted(Int), comments(Int), preferences, account

    /// Something of each, so that none is made for nothing.
    var weight: Int {
      switch self {
      case .people(let filter, _, _): filter?.utf8.count ?? 1
      case .posts(_, let author, _): author ?? 2
      case .todos(_, let assignee, _, _): assignee ?? 3
      case .item(let id), .posted(let id), .comments(let id): id
      case .preferences, .account: 4
      }
    }
  }

  private static let table = LinkResolver<Destination>([
    LinkPattern(
      "people", "all people", .query(.text("q")), .query(.choice("sort", of: Order.self)),
      .query(.choice("sheet", of: Sheet.self))
    ) { filter, order, sheet in .people(filter: filter, order: order, sheet: sheet) },
    LinkPattern("people/:id", "one person", .id()) { .item($0) },
    LinkPattern("people/:id/posts", "what a person posted", .id()) { .posted($0) },
    LinkPattern(
      "posts", "all posts", .query(.text("q")), .query(.id("author")), .query(.choice("sheet", of: Sheet.self))
    ) { filter, author, sheet in .posts(filter: filter, author: author, sheet: sheet) },
    LinkPattern("posts/:id", "one post", .id()) { .item($0) },
    LinkPattern("posts/:id/comments", "what was said about a post", .id()) { .comments($0) },
    LinkPattern("settings", "all to-dos", .query(.choice("sheet", of: Sheet.self))) { sheet in
      .todos(filter: nil, assignee: nil, completed: nil, sheet: sheet)
    },
    LinkPattern(
      "settings/todos", "some to-dos", .query(.text("q")), .query(.id("assignee")), .query(.text("completed")),
      .query(.choice("sheet", of: Sheet.self))
    ) { filter, assignee, completed, sheet in
      .todos(filter: filter, assignee: assignee, completed: completed.map { $0 == "true" }, sheet: sheet)
    },
    LinkPattern("settings/todos/:id", "one to-do", .id()) { .item($0) },
    LinkPattern("settings/preferences", "the preferences") { .preferences },
    LinkPattern("settings/account", "the account") { .account },
  ])

  /// 60 links: each form that the table knows, as people and programs write them.
  private static let links = (1...4).flatMap { number in
    [
      "people", "stoa://people/\(number)", "people/\(number)1/posts", "people?q=ann&sort=city",
      "people?sheet=overview", "posts", "posts/\(number)2", "stoa://posts/\(number)/comments", "posts?author=\(number)",
      "posts?q=L%C3%BCbeck+sea&sheet=highlights", "settings", "settings/todos?assignee=\(number)",
      "settings/todos/\(number)7", "stoa://settings/preferences", "settings/account",
    ]
  }

  /// One time is all 60.
  static func resolve() throws(BenchError) -> @Sendable (Int) -> Int {
    let (table, links) = (table, links)
    for link in links {
      do throws(LinkRefusal) { _ = try table.resolve(link) } catch { throw BenchError("\(link): \(error.message)") }
    }
    guard links.count == 60 else { throw BenchError("\(links.count) links instead of 60") }
    return { count in
      var sum = 0
      for _ in 0..<count {
        for link in links { sum &+= (try? table.resolve(link))?.weight ?? 0 }
      }
      return sum
    }
  }
}
