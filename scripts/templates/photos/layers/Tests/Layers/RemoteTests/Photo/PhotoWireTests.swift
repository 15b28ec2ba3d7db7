internal import DataLayer
internal import DomainLayer
internal import RemoteLayer
internal import Testing

@Suite struct PhotoWireTests {
  private func slots(_ body: String) async throws -> [Slot<Photo>] {
    try await Wire(body).remote.photos.list(PageRequest(query: PhotoQuery(), limit: 10), refresh: false).slots
  }

  @Test("A photo comes with its album and address") func whole() async throws {
    let body = #"{"albumId":2,"id":7,"title":"At sea","url":"https://h/7.png","thumbnailUrl":"https://h/7s.png"}"#
    let photo = try await Wire(body).remote.photos.photo(7, refresh: false).value
    #expect(photo == Photo(id: 7, album: 2, title: "At sea", address: "https://h/7.png"))
  }

  @Test("An entry without a title, or without an album, is none, and costs the others nothing") func broken() async throws {
    let body = #"[{"albumId":1,"id":1,"title":"a"},{"albumId":1,"id":2},{"id":3,"title":"c"}]"#
    #expect(try await slots(body) == [.item(Photo(id: 1, album: 1, title: "a")), .unreadable, .unreadable])
  }

  @Test("A page is asked for by its number, with the text that is looked for") func request() async throws {
    let wire = try Wire("[]")
    let request = PageRequest(query: PhotoQuery(filter: "sea"), offset: 20, limit: 10)
    _ = try await wire.remote.photos.list(request, refresh: false)
    #expect(wire.targets == ["GET /api/photos?_page=3&_limit=10&q=sea"])
  }
}
