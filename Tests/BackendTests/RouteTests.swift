internal import Backend
internal import StoaNetworking
internal import Testing

@Suite("Addresses and methods")
struct RouteTests {
  let backend = SharedSample.backend

  @Test(
    "the children of an item are those that name it",
    arguments: [
      ("/users/3/posts", Array(21...30)), ("/posts/1/comments", [1, 2, 3, 4, 5]), ("/users/3/todos", Array(41...60)),
      ("/users/2/albums", Array(11...20)), ("/albums/1/photos", Array(1...50)), ("/users/999/posts", []),
    ])
  func children(path: String, ids: [Int]) async throws {
    #expect(try await backend.sendSignedIn(.get, path).ids == ids)
  }

  @Test(
    "what is not there answers 404 with an empty object",
    arguments: [
      "/users/11", "/users/0", "/users/-1", "/users/three", "/users/03", "/users/+3", "/posts/1/photos", "/nothing",
      "/users/3/posts/21", "/session/other",
    ])
  func missing(path: String) async throws {
    let answer = try await backend.send(.get, path)
    #expect(answer.status == 404)
    #expect(answer.text == "{}")
  }

  @Test(
    "a method that is not possible names those that are",
    arguments: [
      (HTTPMethod.delete, "/users", "GET, HEAD, POST, OPTIONS"),
      (.post, "/users/3", "GET, HEAD, PUT, PATCH, DELETE, OPTIONS"),
      (.put, "/users/3/posts", "GET, HEAD, POST, OPTIONS"),
      (.get, "/session/refresh", "POST, OPTIONS"), (HTTPMethod(rawValue: "BREW"), "/", "GET, HEAD, OPTIONS"),
    ])
  func notAllowed(method: HTTPMethod, path: String, allow: String) async throws {
    let answer = try await backend.send(method, path)
    #expect(answer.status == 405)
    #expect(answer.headers["Allow"] == allow)
    #expect(try await backend.send(.options, path).headers["Allow"] == allow)
  }

  @Test("HEAD answers as GET does, without the body")
  func head() async throws {
    let full = try await backend.send(.get, "/users?_page=1&_limit=3")
    let head = try await backend.send(.head, "/users?_page=1&_limit=3")
    #expect(head.status == 200)
    #expect(head.body == [])
    #expect(head.headers["Content-Length"] == String(full.body.count))
    for name in ["ETag", "X-Total-Count", "Link", "Content-Type", "Cache-Control"] {
      #expect(head.headers[name] == full.headers[name])
      #expect(head.headers[name] != nil)
    }
  }

  @Test("collections may be kept for a minute, to-dos by their owner only")
  func caching() async throws {
    #expect(try await backend.send(.get, "/users").headers["Cache-Control"] == "max-age=60")
    #expect(try await backend.send(.get, "/users/3").headers["Cache-Control"] == "max-age=60")
    let todos = try await backend.sendSignedIn(.get, "/todos?_limit=1")
    #expect(todos.headers["Cache-Control"] == "private, max-age=60")
    #expect(todos.headers["Vary"] == "Authorization")
  }

  @Test("a tag that is still right answers 304 with the headers and no body")
  func notModified() async throws {
    let first = try await backend.send(.get, "/users?_page=1&_limit=3")
    let tag = try #require(first.headers["ETag"])
    #expect(tag.wholeMatch(of: /"[0-9a-f]{16}"/) != nil)
    for list in [tag, "\"other\", \(tag)", "W/\(tag)", "*"] {
      let again = try await backend.send(.get, "/users?_page=1&_limit=3", ["If-None-Match": list])
      #expect(again.status == 304)
      #expect(again.body == [])
      #expect(again.headers["ETag"] == tag)
      #expect(again.headers["X-Total-Count"] == "10")
      #expect(again.headers["Cache-Control"] == "max-age=60")
    }
    #expect(try await backend.send(.get, "/users", ["If-None-Match": tag]).status == 200)
  }

  @Test("a tag is made from the content: it changes with it and comes back with it")
  func tags() async throws {
    let directory = TemporaryDirectory()
    let backend = EmbeddedBackend(directory: directory.path)
    let before = try await backend.send(.get, "/posts/1").headers["ETag"]
    let title = try await backend.send(.get, "/posts/1").decoded(PostShape.self).title
    _ = try await backend.send(.patch, "/posts/1", body: #"{"title":"Changed"}"#)
    let after = try await backend.send(.get, "/posts/1", ["If-None-Match": before ?? ""])
    #expect(after.status == 200)
    #expect(after.headers["ETag"] != before)
    _ = try await backend.send(.patch, "/posts/1", body: #"{"title":"\#(title)"}"#)
    #expect(try await backend.send(.get, "/posts/1").headers["ETag"] == before)
  }
}
