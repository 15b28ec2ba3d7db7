internal import DataLayer
internal import DomainLayer
internal import RemoteLayer
internal import StoaNetworking
internal import StoaNetworkingTesting
internal import Testing

/// What goes to the service, word for word: equal wishes have equal addresses.
@Suite struct RequestTests {
  @Test("Lists are asked for by page, with search, order and fields behind it")
  func lists() async throws {
    let wire = try Wire("[]")
    let remote = wire.remote
    _ = try await remote.users.list(PageRequest(query: UserQuery(), limit: 40), refresh: false)
    _ = try await remote.users.list(
      PageRequest(query: UserQuery(filter: "a b&c", sort: .city), offset: 80, limit: 40), refresh: false)
    _ = try await remote.users.list(PageRequest(query: UserQuery(sort: .name), limit: 40), refresh: false)
    _ = try await remote.users.users([3, 1], refresh: false)
    _ = try await remote.posts.list(PageRequest(query: PostQuery(filter: "é", author: 3), limit: 3), refresh: false)
    _ = try await remote.comments.list(PageRequest(query: CommentQuery(post: 12), offset: 3, limit: 3), refresh: false)
    _ = try await remote.todos.list(
      PageRequest(query: TodoQuery(filter: "x", assignee: 7, completedOnly: true), limit: 5), refresh: false)
    _ = try await remote.todos.first(assignee: nil, isDone: false, refresh: false)
    #expect(
      wire.targets == [
        "GET /api/users?_page=1&_limit=40",
        "GET /api/users?_page=3&_limit=40&q=a%20b%26c&_sort=address.city&_order=asc",
        "GET /api/users?_page=1&_limit=40&_sort=name&_order=asc",
        "GET /api/users?_page=1&_limit=2&id=3&id=1",
        "GET /api/posts?_page=1&_limit=3&q=%C3%A9&userId=3",
        "GET /api/comments?_page=2&_limit=3&postId=12",
        "GET /api/todos?_page=1&_limit=5&q=x&userId=7&completed=true",
        "GET /api/todos?_page=1&_limit=1&completed=false",
      ])
    let features = wire.transport.requests.map { $0.feature ?? "" }
    #expect(features == ["people", "people", "people", "people", "posts", "posts", "settings", "settings"])
  }

  @Test("An item is asked for by its id; a refresh goes past every cache")
  func items() async throws {
    let wire = try Wire(#"{"id":7,"userId":1,"name":"n","title":"t"}"#)
    _ = try await wire.remote.users.user(7, refresh: false)
    _ = try await wire.remote.posts.post(7, refresh: true)
    _ = try await wire.remote.todos.todo(7, refresh: false)
    #expect(wire.targets == ["GET /api/users/7", "GET /api/posts/7", "GET /api/todos/7"])
    #expect(wire.transport.requests.map { $0.headers["Cache-Control"] } == [nil, "no-cache", nil])
    #expect(wire.transport.requests.allSatisfy { $0.headers["Accept"] == "application/json" })
  }

  @Test(
    "The total is what `X-Total-Count` says, if that is a number",
    arguments: [("12", 12), ("0", 0), ("-1", nil), ("many", nil), ("99999999999999999999", nil)] as [(String, Int?)])
  func total(_ text: String, total: Int?) async throws {
    #expect(try await Wire("[]", headers: ["X-Total-Count": text]).posts().total == total)
  }

  @Test(
    "`Link` says whether another page follows",
    arguments: [
      (#"<http://h/a?x=1,2;rel=first>; rel="next""#, true), ("<a>; title=\"t\"; rel=\"last next\"", true),
      ("<a>; rel=first, <b>; rel=NEXT", true), (#"<a>; rel="first", <b>; rel="prev""#, false),
      (#"<style.css>; rel="preload""#, nil), ("", nil), ("<next>", nil),
    ] as [(String, Bool?)])
  func link(_ text: String, hasNext: Bool?) async throws {
    #expect(try await Wire("[]", headers: ["Link": text]).posts().hasNext == hasNext)
  }
}
