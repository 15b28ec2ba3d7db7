internal import Backend
internal import StoaNetworking
internal import Testing

@Suite("Filters, search and order")
struct FilterTests {
  let backend = SharedSample.backend

  @Test(
    "a field's name keeps the items that have the value",
    arguments: [
      ("/posts?userId=3", Array(21...30)), ("/posts?id=1&id=2&id=999", [1, 2]), ("/posts?userId=3&id=25&id=31", [25]),
      ("/users?username=ines", [3]), ("/users?address.city=Lisboa", [3, 5, 9]),
      ("/users?company.name=Tidewater%20%26%20Daughters", [3]), ("/users?address.geo.lat=57.7001", [1]),
      ("/posts?userId=three", []), ("/users?username=INES", []), ("/users/3/posts?id=22", [22]),
      ("/users/3/posts?userId=4", []),
    ])
  func filters(path: String, ids: [Int]) async throws {
    let answer = try await backend.send(.get, path)
    #expect(try answer.ids == ids)
    #expect(answer.total == ids.count)
  }

  @Test("to-dos can be asked for by whether they are done")
  func completed() async throws {
    let all = try await backend.sendSignedIn(.get, "/todos").decoded([TodoShape].self)
    let done = try await backend.sendSignedIn(.get, "/todos?completed=true").decoded([TodoShape].self)
    let open = try await backend.sendSignedIn(.get, "/todos?completed=false").decoded([TodoShape].self)
    #expect(done == all.filter(\.completed))
    #expect(open == all.filter { !$0.completed })
    #expect(try await backend.sendSignedIn(.get, "/todos?completed=maybe").total == 0)
  }

  @Test("names that mean nothing here are ignored")
  func unknown() async throws {
    #expect(try await backend.send(.get, "/users?colour=red&_embed=posts&_sort=shoe").total == 10)
    #expect(try await backend.send(.get, "/users?q=&address=x").total == 10)
  }

  @Test(
    "q finds a part of what a person sees, in any case and script",
    arguments: [
      ("inês", [3]), ("INÊS", [3]), ("lisboa", [3, 5, 9]), ("ΑΘΉΝΑ", [4]), ("γιώργοσ", [4]), ("ΠΑΠΠΆΣ", [4]),
      ("олена", [5]), ("ОЛЕНА", [5]), ("서연", [2]), ("섯", []), ("서여", [2]), ("ㄱ", []), ("nunez-alv", [9]),
      ("GOTEBORG", [1]), ("αθηνα", [4]), ("陽菜", [6]), ("लता", []), ("शर्मा", [7]), ("לוי", [8]), ("ใจดี", [10]),
      ("tidewater & d", [3]), ("@akari", [6]), ("100%", []), ("_", []), ("'", []), ("slow ferries", []),
    ])
  func search(text: String, ids: [Int]) async throws {
    let answer = try await backend.send(.get, "/users?q=" + PercentEncoding.queryValue(text))
    #expect(try answer.ids == ids)
    #expect(answer.total == ids.count)
  }

  @Test("q looks into titles and bodies, never over the border between them")
  func searchPosts() async throws {
    let directory = TemporaryDirectory()
    let backend = EmbeddedBackend(directory: directory.path)
    let body = #"{"userId":4,"title":"Quince jelly","body":"zebra crossing"}"#
    let id = try await backend.send(.post, "/posts", body: body).decoded(PostShape.self).id
    for text in ["QUINCE", "zebra", "jelly"] {
      #expect(try await backend.send(.get, "/posts?q=\(text)&userId=4").ids.contains(id))
    }
    #expect(try await backend.send(.get, "/posts?q=jellyzebra").total == 0)
    #expect(try await backend.send(.get, "/posts?q=zebra&userId=5").total == 0)
  }

  @Test(
    "_sort and _order put the items in order, ties by id",
    arguments: [
      ("/users?_sort=id&_order=desc", [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]),
      ("/users?_sort=username", [7, 4, 6, 3, 9, 8, 5, 2, 10, 1]),
      ("/users?_sort=address.city&_order=asc", [1, 3, 5, 9, 7, 4, 8, 2, 10, 6]),
      ("/users?_sort=name", [3, 9, 1, 4, 5, 8, 7, 10, 2, 6]),
      ("/users?_sort=company.name&_limit=3", [8, 1, 10]),
      ("/users?_sort=address.city&_order=desc&_limit=3", [6, 2, 10]),
      ("/users?_sort=address.city,id&_order=asc,desc&_limit=5", [1, 9, 5, 3, 7]),
      ("/users?_sort=username&_page=2&_limit=4", [9, 8, 5, 2]), ("/users?_sort=nothing", Array(1...10)),
    ])
  func order(path: String, ids: [Int]) async throws {
    #expect(try await backend.send(.get, path).ids == ids)
  }

  @Test("a write through another back end shows in the next search, though its answer was kept")
  func freshness() async throws {
    let directory = TemporaryDirectory()
    let backend = EmbeddedBackend(directory: directory.path)
    let other = EmbeddedBackend(directory: directory.path)
    #expect(try await backend.send(.get, "/posts?q=quince").total == 0)
    _ = try await other.send(.post, "/posts", body: #"{"userId":1,"title":"Quince"}"#)
    #expect(try await backend.send(.get, "/posts?q=quince").total == 1)
    _ = try await backend.send(.patch, "/posts/101", body: #"{"title":"Medlar"}"#)
    #expect(try await backend.send(.get, "/posts?q=quince").total == 0)
    #expect(try await backend.send(.get, "/posts?q=medlar").ids == [101])
  }
}
