internal import DomainLayer
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface

extension PlaceReader {
  func read(_ place: PeoplePlace, into printer: PlacePrinter) async throws(DomainError) {
    switch place.stack.last {
    case .person(let id)?:
      _ = printer.item(PlainItem(try await domain.loadPerson(id).value))
    case .posts(let author)?:
      _ = try await domain.loadPerson(author)
      try await readPosts(PostQuery(author: author), into: printer)
    case nil:
      guard place.sheet == .overview else {
        return try await list(into: printer, PlainItem.init) { (offset) throws(DomainError) in
          try await domain.loadPeople(request(place.query, offset))
        }
      }
      let people = try await all { (offset) throws(DomainError) in
        try await domain.loadPeople(request(place.query, offset))
      }
      print(User.cities(of: people).map { PlainItem(city: $0.city, people: $0.people) }, into: printer)
    }
  }

  func read(_ place: PostsPlace, into printer: PlacePrinter) async throws(DomainError) {
    switch place.stack.last {
    case .post(let id)?:
      _ = printer.item(PlainItem(try await domain.loadPost(id).value))
    case .comments(let post)?:
      _ = try await domain.loadPost(post)
      try await list(into: printer, PlainItem.init) { (offset) throws(DomainError) in
        try await domain.loadComments(request(CommentQuery(post: post), offset))
      }
    case nil where place.sheet == .highlights:
      let posts = try await domain.loadPosts(PageRequest(query: PostQuery(), limit: 3))
      print(posts.items.map(PlainItem.init), into: printer)
    case nil:
      try await readPosts(place.query, into: printer)
    }
  }

  func read(_ place: SettingsPlace, into printer: PlacePrinter) async throws(DomainError) {
    switch place.stack.last {
    case .todo(let id)?:
      _ = printer.item(PlainItem(try await domain.loadTodo(id).value))
    case .preferences?:
      _ = printer.item(PlainItem(try await domain.loadPreferences()))
    case .account?:
      _ = printer.item(PlainItem(try await domain.loadSession()))
    case nil where place.sheet == .digest:
      let todos = try await all { (offset) throws(DomainError) in
        try await domain.loadTodos(request(TodoQuery(), offset))
      }
      print(
        TodoCounts.byOwner(todos).map { PlainItem(owner: $0.owner, done: $0.counts.done, total: $0.counts.total) },
        into: printer)
    case nil:
      try await list(into: printer, PlainItem.init) { (offset) throws(DomainError) in
        try await domain.loadTodos(request(place.query, offset))
      }
    }
  }

  private func readPosts(_ query: PostQuery, into printer: PlacePrinter) async throws(DomainError) {
    try await list(into: printer, PlainItem.init) { (offset) throws(DomainError) in
      try await domain.loadPosts(request(query, offset))
    }
  }

  private func request<Query>(_ query: Query, _ offset: Int) -> PageRequest<Query> {
    PageRequest(query: query, offset: offset, limit: pageSize)
  }

  /// Prints a list page by page, as it comes; it ends quietly when nobody reads any more.
  private func list<Item>(
    into printer: PlacePrinter, _ plain: (Item) -> PlainItem,
    page: (Int) async throws(DomainError) -> Page<Item>
  ) async throws(DomainError) {
    var offset = 0
    var unreadable = 0
    var isCutShort = false
    repeat {
      let answer = try await page(offset)
      unreadable += answer.unreadableCount
      isCutShort = answer.isCutShort
      if offset == 0, !printer.begin(total: answer.total) { return }
      guard printer.rows(answer.slots.map { $0.item.map(plain) }, isFirst: offset == 0) else { return }
      guard !answer.slots.isEmpty else { break }
      offset += answer.slots.count
      if offset >= answer.total { break }
    } while true
    guard printer.end() else { return }
    if unreadable > 0 {
      Console.complain("\(unreadable) of \(offset) entries could not be read; the service sent something else")
    }
    if isCutShort {
      Console.complain("there is more than these \(offset) entries; no more could be gathered")
    }
  }

  private func all<Item>(page: (Int) async throws(DomainError) -> Page<Item>) async throws(DomainError) -> [Item] {
    var items: [Item] = []
    var offset = 0
    while true {
      let answer = try await page(offset)
      items += answer.items
      offset += answer.slots.count
      if answer.slots.isEmpty || offset >= answer.total { return items }
    }
  }

  private func print(_ items: [PlainItem], into printer: PlacePrinter) {
    _ = printer.begin(total: items.count) && printer.rows(items, isFirst: true) && printer.end()
  }
}
