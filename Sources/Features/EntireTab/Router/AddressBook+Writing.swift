internal import DomainLayer
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface
internal import StoaRouting

extension AddressBook {
  /// The address of a place, without the scheme: `people/3`, `posts?author=3`.
  public static func address(of destination: Destination) -> String { link(to: destination).address }

  /// The address of a place with the scheme, for other programs.
  public static func url(of destination: Destination) -> String { link(to: destination).url() }

  private static func link(to destination: Destination) -> Link {
    switch destination {
    case .people(let place): link(to: place)
    case .posts(let place): link(to: place)
    case .settings(let place): link(to: place)
    }
  }

  private static func link(to place: PeoplePlace) -> Link {
    switch place.stack.last {
    case .person(let id)?: return Link("people", ["\(id)"])
    case .posts(let id)?: return Link("people", ["\(id)", "posts"])
    case nil:
      let sort = place.query.sort == .id ? nil : place.query.sort.rawValue
      return Link(
        "people",
        items: ["q": place.query.filter, "sort": sort, "sheet": place.sheet?.rawValue])
    }
  }

  private static func link(to place: PostsPlace) -> Link {
    switch place.stack.last {
    case .post(let id)?: return Link("posts", ["\(id)"])
    case .comments(let id)?: return Link("posts", ["\(id)", "comments"])
    case nil:
      return Link(
        "posts",
        items: [
          "q": place.query.filter, "author": place.query.author.map(String.init),
          "sheet": place.sheet?.rawValue,
        ])
    }
  }

  private static func link(to place: SettingsPlace) -> Link {
    switch place.stack.last {
    case .todo(let id)?: return Link("settings", ["todos", "\(id)"])
    case .preferences?: return Link("settings", ["preferences"])
    case .account?: return Link("settings", ["account"])
    case nil:
      let sheet = place.sheet?.rawValue
      guard place.query != TodoQuery() else { return Link("settings", items: ["sheet": sheet]) }
      return Link(
        "settings", ["todos"],
        items: [
          "q": place.query.filter, "assignee": place.query.assignee.map(String.init),
          "completed": place.query.completedOnly ? "true" : nil, "sheet": sheet,
        ])
    }
  }
}
