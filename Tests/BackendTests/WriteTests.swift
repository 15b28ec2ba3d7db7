internal import Backend
internal import StoaNetworking
internal import Testing

@Suite("Writes")
struct WriteTests {
  let directory = TemporaryDirectory()
  let backend: EmbeddedBackend

  init() { backend = EmbeddedBackend(directory: directory.path) }

  @Test("POST makes an item with the next id, says where it is, and it lasts")
  func post() async throws {
    let body = #"{"id":5,"userId":3,"title":"New","body":"Line","colour":"red"}"#
    let answer = try await backend.send(.post, "/posts", body: body)
    let expected = PostShape(userId: 3, id: 101, title: "New", body: "Line")
    #expect(answer.status == 201)
    #expect(answer.headers["Location"] == "http://embedded.stoa/posts/101")
    #expect(answer.text == #"{"userId":3,"id":101,"title":"New","body":"Line"}"#)
    let later = EmbeddedBackend(directory: directory.path)
    #expect(try await later.send(.get, "/posts/101").decoded(PostShape.self) == expected)
    #expect(try await later.send(.get, "/posts?_page=6&_limit=20").ids == [101])
    #expect(try await later.send(.get, "/posts?_limit=1").total == 101)
  }

  @Test("POST below an item belongs to it, whatever the body says")
  func postBelow() async throws {
    let answer = try await backend.send(.post, "/posts/7/comments", body: #"{"postId":9,"body":"Mine"}"#)
    let expected = CommentShape(postId: 7, id: 501, name: "", email: "", body: "Mine")
    #expect(try answer.decoded(CommentShape.self) == expected)
    #expect(try await backend.send(.get, "/posts/7/comments").ids == [31, 32, 33, 34, 35, 501])
  }

  @Test("a to-do without an owner belongs to whoever is signed in")
  func postTodo() async throws {
    let answer = try await backend.sendSignedIn(.post, "/todos", body: #"{"title":"Mine"}"#)
    #expect(try answer.decoded(TodoShape.self) == TodoShape(userId: 1, id: 201, title: "Mine", completed: false))
  }

  @Test("a post without an owner is refused")
  func orphan() async throws {
    let answer = try await backend.send(.post, "/posts", body: #"{"title":"Nobody's"}"#)
    #expect(answer.status == 400)
    #expect(try answer.decoded(ErrorShape.self).error == "userId is missing")
    #expect(try await backend.send(.get, "/posts?_limit=0").total == 100)
  }

  @Test("PATCH changes what the body names, deep inside too, and nothing else")
  func patch() async throws {
    var expected = try await backend.send(.get, "/users/3").decoded(UserShape.self)
    expected.address.city = "Porto"
    expected.address.geo.lat = "41.1496"
    let body = #"{"id":"x","address":{"city":"Porto","geo":{"lat":"41.1496"}}}"#
    let answer = try await backend.send(.patch, "/users/3", body: body)
    #expect(answer.status == 200)
    #expect(try answer.decoded(UserShape.self) == expected)
    #expect(try await backend.send(.get, "/users?address.city=Porto").ids == [3])
    #expect(try await backend.send(.get, "/users?q=lisboa").ids == [5, 9])
  }

  @Test("PUT replaces the item: texts it does not name are empty, id and owner stay")
  func put() async throws {
    let answer = try await backend.send(.put, "/posts/12", body: #"{"title":"Only"}"#)
    #expect(try answer.decoded(PostShape.self) == PostShape(userId: 2, id: 12, title: "Only", body: ""))
    #expect(answer.headers["ETag"] == (try await backend.send(.get, "/posts/12").headers["ETag"]))
    let moved = try await backend.send(.put, "/posts/12", body: #"{"userId":4,"title":"Only","body":null}"#)
    #expect(try moved.decoded(PostShape.self).userId == 4)
  }

  @Test("PUT turns a to-do over")
  func toggle() async throws {
    let before = try await backend.sendSignedIn(.get, "/todos/7").decoded(TodoShape.self)
    let body = #"{"completed":\#(!before.completed)}"#
    let after = try await backend.sendSignedIn(.patch, "/todos/7", body: body).decoded(TodoShape.self)
    #expect(after == TodoShape(userId: before.userId, id: 7, title: before.title, completed: !before.completed))
    #expect(try await backend.sendSignedIn(.get, "/todos?id=7&completed=\(before.completed)").total == 0)
  }

  @Test("DELETE takes an item away with all that belongs to it")
  func delete() async throws {
    let answer = try await backend.send(.delete, "/users/1")
    #expect(answer.status == 200)
    #expect(answer.text == "{}")
    #expect(try await backend.send(.get, "/users/1").status == 404)
    let totals = ["/users", "/posts", "/comments", "/albums", "/photos"]
    var left: [Int?] = []
    for path in totals { left.append(try await backend.send(.get, path + "?_limit=0").total) }
    #expect(left == [9, 90, 450, 90, 4_500])
    #expect(try await backend.sendSignedIn(.get, "/todos?_limit=0").total == 180)
    #expect(try await backend.send(.delete, "/users/1").status == 404)
  }

  @Test("the id of the last item is given again after it is gone")
  func nextID() async throws {
    _ = try await backend.send(.delete, "/posts/100")
    #expect(try await backend.send(.post, "/posts", body: #"{"userId":1}"#).decoded(PostShape.self).id == 100)
  }

  @Test("what is not there cannot be changed", arguments: [HTTPMethod.put, .patch, .delete])
  func missing(method: HTTPMethod) async throws {
    #expect(try await backend.send(method, "/posts/101", body: #"{"title":"x"}"#).status == 404)
    #expect(try await backend.send(.get, "/posts?_limit=0").total == 100)
  }

  @Test(
    "a body that is no JSON object, or has a value of the wrong kind, is refused and changes nothing",
    arguments: [
      ("", "the body must be a JSON object"), ("[]", "the body must be a JSON object"),
      ("{", "the body must be a JSON object"), (#"{"title":"x"} more"#, "the body must be a JSON object"),
      (#"{"title":5}"#, "title must be a text"), (#"{"userId":"3"}"#, "userId must be a whole number"),
      (#"{"userId":1.5}"#, "userId must be a whole number"), (#"{"userId":null}"#, "userId must be a whole number"),
      (#"{"body":{}}"#, "body must be a text"),
    ])
  func refused(body: String, message: String) async throws {
    let before = try await backend.send(.get, "/posts/1").text
    for (method, path) in [(HTTPMethod.post, "/posts"), (.put, "/posts/1"), (.patch, "/posts/1")] {
      let answer = try await backend.send(method, path, body: body)
      #expect(answer.status == 400)
      #expect(try answer.decoded(ErrorShape.self).error == message)
    }
    #expect(try await backend.send(.get, "/posts/1").text == before)
    #expect(try await backend.send(.get, "/posts?_limit=0").total == 100)
  }

  @Test("an address that is no object is refused by name")
  func group() async throws {
    let answer = try await backend.send(.patch, "/users/3", body: #"{"address":"here"}"#)
    #expect(answer.status == 400)
    #expect(try answer.decoded(ErrorShape.self).error == "address must be an object")
  }

  @Test("a body over 1 MiB is refused")
  func large() async throws {
    let body = #"{"userId":1,"title":"\#(String(repeating: "x", count: 1 << 20))"}"#
    #expect(try await backend.send(.post, "/posts", body: body).status == 413)
  }

  @Test("a change made for another version of the item is refused")
  func precondition() async throws {
    let tag = try #require(try await backend.send(.get, "/posts/1").headers["ETag"])
    let first = try await backend.send(.patch, "/posts/1", ["If-Match": tag], body: #"{"title":"One"}"#)
    let second = try await backend.send(.patch, "/posts/1", ["If-Match": tag], body: #"{"title":"Two"}"#)
    #expect((first.status, second.status) == (200, 412))
    #expect(try await backend.send(.get, "/posts/1").decoded(PostShape.self).title == "One")
    #expect(try await backend.send(.delete, "/posts/1", ["If-Match": tag]).status == 412)
    #expect(try await backend.send(.delete, "/posts/1", ["If-Match": "*"]).status == 200)
  }
}
