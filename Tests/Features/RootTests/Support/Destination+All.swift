internal import DomainLayer
internal import EntireTabRouter
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface

extension Destination {
  static let home = Destination(PeoplePlace())

  /// Every kind of place that has an address, with the address and the title that it carries in the sample.
  static let all: [(address: String, title: String, place: Destination)] = [
    ("people", "People", Destination(PeoplePlace())),
    (
      "people?q=mo&sort=city", "People", Destination(PeoplePlace(query: UserQuery(filter: "mo", sort: .city)))
    ),
    ("people?sheet=overview", "Overview", Destination(PeoplePlace(sheet: .overview))),
    ("people/3", "Chiara Neri", Destination(PeoplePlace(stack: [.person(3)]))),
    ("people/3/posts", "Posts of Chiara Neri", Destination(PeoplePlace(stack: [.person(3), .posts(3)]))),
    ("posts", "Posts", Destination(PostsPlace())),
    ("posts?author=3", "Posts", Destination(PostsPlace(query: PostQuery(author: 3)))),
    ("posts?sheet=highlights", "Highlights", Destination(PostsPlace(sheet: .highlights))),
    ("posts/7", "Post 7", Destination(PostsPlace(stack: [.post(7)]))),
    ("posts/7/comments", "Comments on post 7", Destination(PostsPlace(stack: [.post(7), .comments(7)]))),
    ("settings", "To-dos", Destination(SettingsPlace())),
    ("settings?sheet=digest", "Digest", Destination(SettingsPlace(sheet: .digest))),
    ("settings/todos?assignee=3", "To-dos", Destination(SettingsPlace(query: TodoQuery(assignee: 3)))),
    ("settings/todos/7", "To-do 7", Destination(SettingsPlace(stack: [.todo(7)]))),
    ("settings/preferences", "Preferences", Destination(SettingsPlace(stack: [.preferences]))),
    ("settings/account", "Account", Destination(SettingsPlace(stack: [.account]))),
  ]
}
