internal import Backend
internal import StoaNetworking
internal import Testing

@Suite("JSONPlaceholder's shapes")
struct ShapeTests {
  let backend = SharedSample.backend

  @Test("a person has exactly JSONPlaceholder's fields, in its order")
  func person() async throws {
    let text = try await backend.send(.get, "/users/3").text
    #expect(
      text == #"{"id":3,"name":"Inês Carvalho","username":"ines","email":"ines@tidewater.example","address":{"#
        + #""street":"Rua da Saudade 9","suite":"3.º esq.","city":"Lisboa","zipcode":"1100-583","#
        + #""geo":{"lat":"38.7129","lng":"-9.1320"}},"phone":"+351 21 555 0193","website":"tidewater.example","#
        + #""company":{"name":"Tidewater & Daughters","catchPhrase":"Slow ferries, on time","#
        + #""bs":"runs the night boats across the river"}}"#)
  }

  @Test(
    "the other kinds have their fields in JSONPlaceholder's order",
    arguments: [
      ("/posts/1", ["userId", "id", "title", "body"]), ("/comments/1", ["postId", "id", "name", "email", "body"]),
      ("/albums/1", ["userId", "id", "title"]), ("/photos/1", ["albumId", "id", "title", "url", "thumbnailUrl"]),
      ("/todos/1", ["userId", "id", "title", "completed"]),
    ])
  func fields(path: String, names: [String]) async throws {
    let text = try await backend.sendSignedIn(.get, path).text
    #expect(text.matches(of: /"(\w+)":/).map { String($0.1) } == names)
  }

  @Test("the default sample has JSONPlaceholder's sizes, and every item its types")
  func sizes() async throws {
    #expect(try await backend.send(.get, "/users").decoded([UserShape].self).count == 10)
    #expect(try await backend.send(.get, "/posts").decoded([PostShape].self).count == 100)
    #expect(try await backend.send(.get, "/comments").decoded([CommentShape].self).count == 500)
    #expect(try await backend.send(.get, "/albums").decoded([AlbumShape].self).count == 100)
    #expect(try await backend.send(.get, "/photos").decoded([PhotoShape].self).count == 5_000)
    #expect(try await backend.sendSignedIn(.get, "/todos").decoded([TodoShape].self).count == 200)
  }

  @Test("texts with quotes, controls and line breaks survive the way through JSON")
  func escapes() async throws {
    let directory = TemporaryDirectory()
    let backend = EmbeddedBackend(directory: directory.path)
    let title = "\"quoted\" \\ back\nline\ttab \u{1}\u{0} ü서\u{1F469}\u{200D}\u{1F4BB}"
    let escaped = #"\"quoted\" \\ back\nline\ttab \u0001\u0000 ü서\ud83d\udc69\u200d\ud83d\udcbb"#
    let answer = try await backend.send(.post, "/posts", body: #"{"userId":1,"title":"\#(escaped)"}"#)
    #expect(try answer.decoded(PostShape.self).title == title)
    #expect(answer.text.contains(#"\"quoted\" \\ back\nline\ttab \u0001\u0000 ü서"#))
  }

  @Test("the root names the collections")
  func index() async throws {
    let answer = try await backend.send(.get, "/")
    #expect(answer.status == 200)
    #expect(try answer.decoded([String: String].self)["todos"] == "http://embedded.stoa/todos")
  }
}
