internal import Backend
internal import FoundationEssentials
internal import Glibc
internal import StoaNetworking
internal import StoaStorage
internal import Testing

/// The same test runs on a small document, and on the one that `STOA_TEST_DATA` names, if it does.
@Suite("A document of JSONPlaceholder's form")
struct ImportTests {
  let directory = TemporaryDirectory()

  static let small = """
    {"posts":[{"userId":1,"id":1,"title":"T","body":"B\\nC"},{"userId":2,"id":4,"title":"U","body":""}],
     "comments":[{"postId":4,"id":1,"name":"N","email":"a@b.example","body":"C"}],
     "albums":[{"userId":1,"id":1,"title":"A"}],
     "photos":[{"albumId":1,"id":1,"title":"P","url":"u","thumbnailUrl":"t"}],
     "users":[{"id":1,"name":"Ann","username":"ann","email":"ann@b.example","address":{"street":"S","suite":"1",
       "city":"C","zipcode":"Z","geo":{"lat":"1","lng":"-2"}},"phone":"5","website":"w","company":
       {"name":"Co","catchPhrase":"P","bs":"b"}},
      {"id":2,"name":"Bob","username":"bob","email":"bob@b.example","address":{"street":"S","suite":"1",
       "city":"D","zipcode":"Z","geo":{"lat":"1","lng":"-2"}},"phone":"5","website":"w","company":
       {"name":"Co","catchPhrase":"P","bs":"b"}}],
     "todos":[{"userId":2,"id":1,"title":"D","completed":true},{"userId":1,"id":2,"title":"E","completed":false}]}
    """

  struct Document: Decodable {
    var users: [UserShape], posts: [PostShape], comments: [CommentShape]
    var albums: [AlbumShape], photos: [PhotoShape], todos: [TodoShape]
  }

  static var documents: [[UInt8]] {
    get throws {
      let more = try getenv("STOA_TEST_DATA").flatMap { try AtomicFile.read(String(cString: $0)) }
      return [Array(small.utf8)] + (more.map { [$0] } ?? [])
    }
  }

  @Test("every item comes back as it stands in the document", arguments: try documents)
  func items(bytes: [UInt8]) async throws {
    let document = try JSONDecoder().decode(Document.self, from: Data(bytes))
    let backend = try #require(EmbeddedBackend(directory: directory.path, importing: bytes, as: "copy"))
    #expect(try await backend.send(.get, "/users").decoded([UserShape].self) == document.users)
    #expect(try await backend.send(.get, "/posts").decoded([PostShape].self) == document.posts)
    #expect(try await backend.send(.get, "/comments").decoded([CommentShape].self) == document.comments)
    #expect(try await backend.send(.get, "/albums").decoded([AlbumShape].self) == document.albums)
    #expect(try await backend.send(.get, "/photos").decoded([PhotoShape].self) == document.photos)
    #expect(try await backend.sendSignedIn(.get, "/todos").decoded([TodoShape].self) == document.todos)
  }

  @Test("counts, children and filters agree with the document", arguments: try documents)
  func counts(bytes: [UInt8]) async throws {
    let document = try JSONDecoder().decode(Document.self, from: Data(bytes))
    let backend = try #require(EmbeddedBackend(directory: directory.path, importing: bytes, as: "copy"))
    #expect(try await backend.send(.get, "/posts?_page=1&_limit=40").total == document.posts.count)
    #expect(try await backend.send(.get, "/photos?_limit=0").total == document.photos.count)
    for user in document.users {
      let posts = document.posts.filter { $0.userId == user.id }.map(\.id)
      #expect(try await backend.send(.get, "/users/\(user.id)/posts").ids == posts)
    }
    let done = document.todos.filter(\.completed).map(\.id)
    #expect(try await backend.sendSignedIn(.get, "/todos?completed=true").ids == done)
  }

  @Test("the copy is made once: edits of it stay")
  func once() async throws {
    let bytes = Array(Self.small.utf8)
    let first = try #require(EmbeddedBackend(directory: directory.path, importing: bytes, as: "copy"))
    _ = try await first.send(.delete, "/posts/1")
    let second = try #require(EmbeddedBackend(directory: directory.path, importing: bytes, as: "copy"))
    #expect(try await second.send(.get, "/posts").ids == [4])
  }

  @Test(
    "what is not of that form is refused",
    arguments: [
      "[]", "", #"{"users":{}}"#, #"{"users":[{"name":"no id"}]}"#, #"{"posts":[{"id":1,"userId":"one"}]}"#,
    ])
  func refused(document: String) {
    #expect(EmbeddedBackend(directory: directory.path, importing: Array(document.utf8), as: "copy") == nil)
  }
}
