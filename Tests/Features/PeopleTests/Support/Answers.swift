internal import DomainLayer
internal import DomainTesting
internal import PeopleLogic
internal import StoaFlow

/// The world's own five people, their posts and to-dos.
let sample = SampleWorld.Contents.sample

extension [PeopleAction] {
  /// The list appears and its first page comes.
  static func loaded(_ slots: [Slot<User>], total: Int? = nil) -> [PeopleAction] {
    let page = ListPage(elements: slots, total: total ?? slots.count)
    return [.list(.appeared), .list(.arrived(page: 0, page, generation: 1))]
  }

  /// The list appears and these people come.
  static func loaded(_ people: [User] = sample.users, total: Int? = nil) -> [PeopleAction] {
    loaded(people.map(Slot.item), total: total)
  }

  /// The list appears and its first load fails.
  static func failed(_ kind: DomainError.Kind) -> [PeopleAction] {
    [.list(.appeared), .list(.failed(page: 0, DomainError(kind), generation: 1))]
  }
}

extension [PersonAction] {
  /// The page appears, and all of it comes but what is nil.
  static func loaded(
    _ person: User? = sample.users[0], posts: Page<Post>? = Page(items: [Post](sample.posts.prefix(2))),
    todos: TodoCounts? = TodoCounts(done: 2, total: 4)
  ) -> [PersonAction] {
    var actions: [PersonAction] = [.appeared]
    if let person { actions.append(.person(.arrived(person, generation: 1))) }
    if let posts { actions.append(.posts(.arrived(posts, generation: 1))) }
    if let todos { actions.append(.todos(.arrived(todos, generation: 1))) }
    return actions
  }
}

extension [PersonPostsAction] {
  /// The list appears and its first page comes.
  static func loaded(_ slots: [Slot<Post>], total: Int? = nil) -> [PersonPostsAction] {
    let page = ListPage(elements: slots, total: total ?? slots.count)
    return [.list(.appeared), .list(.arrived(page: 0, page, generation: 1))]
  }
}

extension User {
  /// A person whose every field is too long for a row, in scripts of every width.
  static let long = User(
    id: 9, name: "Wolfeschlegelsteinhausenbergerdorff Blumenthal-Nussdorfer the Third of Their Name",
    username: "wolfeschlegelsteinhausen", email: "a.very.long.address.indeed@an.even.longer.domain.example.org",
    phone: "+00 0000 0000 0000", website: "https://wolfeschlegelsteinhausen.example/about/me/and/my/house",
    company: "株式会社ながいなまえのかいしゃ ブルーメンタール", city: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch")
}
