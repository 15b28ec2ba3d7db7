internal import DomainLayer
internal import EntireTabRouter
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface

extension Destination {
  static let home = Destination.people(PeoplePlace())

  /// Every kind of place that has an address, with the address and the title that it carries in the sample.
  static let all: [(address: String, title: String, place: Destination)] = [
    ("people", "People", .people(PeoplePlace())),
    (
      "people?q=mo&sort=city", "People", .people(PeoplePlace(query: UserQuery(filter: "mo", sort: .city)))
    ),
    ("people?sheet=overview", "Overview", .people(PeoplePlace(sheet: .overview))),
    ("people/3", "Chiara Neri", .people(PeoplePlace(stack: [.person(3)]))),
    ("people/3/posts", "Posts of Chiara Neri", .people(PeoplePlace(stack: [.person(3), .posts(3)]))),
    ("posts", "Posts", .posts(PostsPlace())),
    ("posts?author=3", "Posts", .posts(PostsPlace(query: PostQuery(author: 3)))),
    ("posts?sheet=highlights", "Highlights", .posts(PostsPlace(sheet: .highlights))),
    ("posts/7", "Post 7", .posts(PostsPlace(stack: [.post(7)]))),
    ("posts/7/comments", "Comments on post 7", .posts(PostsPlace(stack: [.post(7), .comments(7)]))),
    ("settings", "To-dos", .settings(SettingsPlace())),
    ("settings?sheet=digest", "Digest", .settings(SettingsPlace(sheet: .digest))),
    ("settings/todos?assignee=3", "To-dos", .settings(SettingsPlace(query: TodoQuery(assignee: 3)))),
    ("settings/todos/7", "To-do 7", .settings(SettingsPlace(stack: [.todo(7)]))),
    ("settings/preferences", "Preferences", .settings(SettingsPlace(stack: [.preferences]))),
    ("settings/account", "Account", .settings(SettingsPlace(stack: [.account]))),
  ]
}
