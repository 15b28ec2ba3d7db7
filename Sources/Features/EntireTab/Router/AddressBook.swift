internal import DomainLayer
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface
public import StoaRouting

/// Every address of the program: from a link to its place, and back.
public enum AddressBook {
  /// The table of links.
  public static let resolver = LinkResolver<Destination>(people + posts + settings)

  private static let people: [LinkPattern<Destination>] = [
    LinkPattern(
      "people", "all people", .query(.text("q")), .query(.choice("sort", of: UserSort.self)),
      .query(.choice("sheet", of: PeopleSheet.self))
    ) { filter, sort, sheet in
      .people(PeoplePlace(query: UserQuery(filter: filter ?? "", sort: sort ?? .id), sheet: sheet))
    },
    LinkPattern("people/:id", "one person", .id()) { .people(PeoplePlace(stack: [.person($0)])) },
    LinkPattern("people/:id/posts", "what a person posted", .id()) {
      .people(PeoplePlace(stack: [.person($0), .posts($0)]))
    },
  ]

  private static let posts: [LinkPattern<Destination>] = [
    LinkPattern(
      "posts", "all posts, or one author's", .query(.text("q")), .query(.id("author")),
      .query(.choice("sheet", of: PostsSheet.self))
    ) { filter, author, sheet in
      .posts(PostsPlace(query: PostQuery(filter: filter ?? "", author: author), sheet: sheet))
    },
    LinkPattern("posts/:id", "one post", .id()) { .posts(PostsPlace(stack: [.post($0)])) },
    LinkPattern("posts/:id/comments", "what was said about a post", .id()) {
      .posts(PostsPlace(stack: [.post($0), .comments($0)]))
    },
  ]

  private static let settings: [LinkPattern<Destination>] = [
    LinkPattern("settings", "all to-dos", .query(.choice("sheet", of: SettingsSheet.self))) { sheet in
      .settings(SettingsPlace(sheet: sheet))
    },
    LinkPattern(
      "settings/todos", "to-dos, or one person's", .query(.text("q")), .query(.id("assignee")),
      .query(.choice("completed", of: CompletedOnly.self)), .query(.choice("sheet", of: SettingsSheet.self))
    ) { filter, assignee, completed, sheet in
      .settings(
        SettingsPlace(
          query: TodoQuery(filter: filter ?? "", assignee: assignee, completedOnly: completed != nil), sheet: sheet))
    },
    LinkPattern("settings/todos/:id", "one to-do", .id()) { .settings(SettingsPlace(stack: [.todo($0)])) },
    LinkPattern("settings/preferences", "how the program looks and behaves") {
      .settings(SettingsPlace(stack: [.preferences]))
    },
    LinkPattern("settings/account", "who is signed in") { .settings(SettingsPlace(stack: [.account])) },
  ]

  /// A list is narrowed to completed ones or it is not: there is no list of open ones.
  private enum CompletedOnly: String, CaseIterable, Sendable { case yes = "true" }
}
