internal import DataLayer
internal import DomainLayer
internal import RemoteLayer
internal import Testing

@Suite struct AlbumWireTests {
  private func slots(_ body: String) async throws -> [Slot<Album>] {
    try await Wire(body).remote.albums.list(PageRequest(query: AlbumQuery(), limit: 10), refresh: false).slots
  }

  @Test("An album comes with its owner") func whole() async throws {
    let album = try await Wire(#"{"userId":2,"id":7,"title":"At sea"}"#).remote.albums.album(7, refresh: false).value
    #expect(album == Album(id: 7, owner: 2, title: "At sea"))
  }

  @Test("An entry without a title, or without an owner, is none, and costs the others nothing") func broken() async throws {
    let body = #"[{"userId":1,"id":1,"title":"a"},{"userId":1,"id":2},{"id":3,"title":"c"}]"#
    #expect(try await slots(body) == [.item(Album(id: 1, owner: 1, title: "a")), .unreadable, .unreadable])
  }

  @Test("A page is asked for by its number, with the text that is looked for") func request() async throws {
    let wire = try Wire("[]")
    let request = PageRequest(query: AlbumQuery(filter: "sea"), offset: 20, limit: 10)
    _ = try await wire.remote.albums.list(request, refresh: false)
    #expect(wire.targets == ["GET /api/albums?_page=3&_limit=10&q=sea"])
  }
}
