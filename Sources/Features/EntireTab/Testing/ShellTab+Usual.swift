public import DomainLayer
public import EntireTabInterface

extension ShellTab {
  public static let people = ShellTab(name: "people", title: "People")
  public static let posts = ShellTab(name: "posts", title: "Posts")
  public static let settings = ShellTab(name: "settings", title: "Settings")

  /// Counts what there is in the usual tabs.
  public static func counters(_ domain: DomainContainer) -> [ShellTab: TabCounter] {
    [
      .people: { (isRefresh) async throws(DomainError) in
        try await domain.loadPeople(PageRequest(query: UserQuery()), refresh: isRefresh).count
      },
      .posts: { (isRefresh) async throws(DomainError) in
        try await domain.loadPosts(PageRequest(query: PostQuery()), refresh: isRefresh).count
      },
      .settings: { (isRefresh) async throws(DomainError) in try await domain.countTodos(refresh: isRefresh).map(\.all)
      },
    ]
  }
}

extension [ShellTab] {
  /// The tabs of the shell's own tests, whatever the program has.
  public static let usual: [ShellTab] = [.people, .posts, .settings]
}
