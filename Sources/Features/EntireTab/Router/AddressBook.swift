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
      "people", "all people", .query(.text("q")), .query(.choice("sort", of: PeopleOrder.self)),
      .query(.choice("sheet", of: PeopleSheetName.self))
    ) { filter, order, sheet in
      .people(
        PeoplePlace(
          query: UserQuery(filter: filter ?? "", sort: order?.sort ?? .id), sheet: sheet.map { _ in .overview }))
    },
    LinkPattern("people/:id", "one person", .id()) { .people(PeoplePlace(stack: [.person($0)])) },
    LinkPattern("people/:id/posts", "what a person posted", .id()) {
      .people(PeoplePlace(stack: [.person($0), .posts($0)]))
    },
  ]

  private static let posts: [LinkPattern<Destination>] = [
    LinkPattern(
      "posts", "all posts, or one author's", .query(.text("q")), .query(.id("author")),
      .query(.choice("sheet", of: PostsSheetName.self))
    ) { filter, author, sheet in
      .posts(
        PostsPlace(query: PostQuery(filter: filter ?? "", author: author), sheet: sheet.map { _ in .highlights }))
    },
    LinkPattern("posts/:id", "one post", .id()) { .posts(PostsPlace(stack: [.post($0)])) },
    LinkPattern("posts/:id/comments", "what was said about a post", .id()) {
      .posts(PostsPlace(stack: [.post($0), .comments($0)]))
    },
  ]

  private static let settings: [LinkPattern<Destination>] = [
    LinkPattern("settings", "all to-dos", .query(.choice("sheet", of: SettingsSheetName.self))) { sheet in
      .settings(SettingsPlace(sheet: sheet.map { _ in .digest }))
    },
    LinkPattern(
      "settings/todos", "to-dos, or one person's", .query(.text("q")), .query(.id("assignee")),
      .query(.choice("completed", of: CompletedOnly.self)), .query(.choice("sheet", of: SettingsSheetName.self))
    ) { filter, assignee, completed, sheet in
      .settings(
        SettingsPlace(
          query: TodoQuery(filter: filter ?? "", assignee: assignee, completedOnly: completed != nil),
          sheet: sheet.map { _ in .digest }))
    },
    LinkPattern("settings/todos/:id", "one to-do", .id()) { .settings(SettingsPlace(stack: [.todo($0)])) },
    LinkPattern("settings/preferences", "how the program looks and behaves") {
      .settings(SettingsPlace(stack: [.preferences]))
    },
    LinkPattern("settings/account", "who is signed in") { .settings(SettingsPlace(stack: [.account])) },
  ]
}

private enum PeopleOrder: String, CaseIterable, Sendable {
  case id, name, city

  var sort: UserSort { UserSort(rawValue: rawValue) ?? .id }
}

private enum PeopleSheetName: String, CaseIterable, Sendable { case overview }
private enum PostsSheetName: String, CaseIterable, Sendable { case highlights }
private enum SettingsSheetName: String, CaseIterable, Sendable { case digest }
private enum CompletedOnly: String, CaseIterable, Sendable { case yes = "true" }
