internal import Backend
internal import StoaNetworking
internal import Testing

@Suite("Pages")
struct PagingTests {
  let backend = SharedSample.backend

  @Test(
    "a page is the stretch of ids that its number says",
    arguments: [
      ("/posts?_page=1&_limit=40", Array(1...40)), ("/posts?_page=3&_limit=40", Array(81...100)),
      ("/posts?_page=4&_limit=40", []), ("/posts?_page=2", Array(11...20)),
      ("/posts?_start=95&_limit=10", Array(96...100)), ("/posts?_start=10&_end=13", [11, 12, 13]),
      ("/posts?_end=2", [1, 2]), ("/posts?_start=98", [99, 100]), ("/posts?_start=5&_end=2", []),
      ("/posts?_limit=3", [1, 2, 3]), ("/posts?_limit=0", []), ("/users/2/posts?_page=2&_limit=4", [15, 16, 17, 18]),
    ])
  func stretch(path: String, ids: [Int]) async throws {
    #expect(try await backend.send(.get, path).ids == ids)
  }

  @Test("the total is that of all pages, with and without paging")
  func total() async throws {
    #expect(try await backend.send(.get, "/posts?_page=9&_limit=40").total == 100)
    #expect(try await backend.send(.get, "/posts").total == 100)
    #expect(try await backend.send(.get, "/users/2/posts?_page=1&_limit=3").total == 10)
    #expect(try await backend.send(.get, "/posts?_limit=0").total == 100)
  }

  @Test("Link names the pages around, and keeps the rest of the query")
  func links() async throws {
    let middle = try await backend.send(.get, "/posts?q=the%20t&_page=2&_limit=3&_sort=title")
    let last = ((middle.total ?? 0) + 2) / 3
    func link(_ page: Int, _ rel: String) -> String {
      "<http://embedded.stoa/posts?q=the%20t&_limit=3&_sort=title&_page=\(page)>; rel=\"\(rel)\""
    }
    #expect(last > 3)
    #expect(
      middle.headers["Link"]
        == [link(1, "first"), link(1, "prev"), link(3, "next"), link(last, "last")]
        .joined(separator: ", "))
  }

  @Test("Link has no previous page at the start, no next one at the end, and comes only with pages")
  func linkEnds() async throws {
    let base = "<http://embedded.stoa/posts?_limit=50&_page="
    #expect(
      try await backend.send(.get, "/posts?_page=1&_limit=50").headers["Link"]
        == "\(base)1>; rel=\"first\", \(base)2>; rel=\"next\", \(base)2>; rel=\"last\"")
    #expect(
      try await backend.send(.get, "/posts?_page=2&_limit=50").headers["Link"]
        == "\(base)1>; rel=\"first\", \(base)1>; rel=\"prev\", \(base)2>; rel=\"last\"")
    #expect(
      try await backend.send(.get, "/posts?_page=7&_limit=50").headers["Link"]
        == "\(base)1>; rel=\"first\", \(base)2>; rel=\"prev\", \(base)2>; rel=\"last\"")
    #expect(try await backend.send(.get, "/posts?_limit=50").headers["Link"] == nil)
  }

  @Test(
    "numbers that are none, or too small, are refused by name",
    arguments: [
      ("_page=0", "_page must be a whole number, 1 or more"), ("_page=-1", "_page must be a whole number, 1 or more"),
      ("_page=two", "_page must be a whole number, 1 or more"), ("_page=", "_page must be a whole number, 1 or more"),
      ("_limit=x", "_limit must be a whole number, 0 or more"),
      ("_start=-3", "_start must be a whole number, 0 or more"),
      ("_page=1&_limit=0", "_limit must be 1 or more with _page"),
      ("_page=9223372036854775807&_limit=40", "_page is too large"),
    ])
  func refused(query: String, message: String) async throws {
    let answer = try await backend.send(.get, "/posts?" + query)
    #expect(answer.status == 400)
    #expect(try answer.decoded(ErrorShape.self).error == message)
    #expect(answer.headers["Cache-Control"] == "no-store")
  }

  @Test("pages stay whole when an item in the middle is gone")
  func holes() async throws {
    let directory = TemporaryDirectory()
    let backend = EmbeddedBackend(directory: directory.path)
    _ = try await backend.send(.delete, "/posts/2")
    let answer = try await backend.send(.get, "/posts?_page=1&_limit=3")
    #expect(try answer.ids == [1, 3, 4])
    #expect(answer.total == 99)
    #expect(try await backend.send(.get, "/posts?_page=33&_limit=3").ids == [98, 99, 100])
  }
}
