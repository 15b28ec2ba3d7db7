internal import DomainLayer

extension PlainItem {
  init(_ album: Album) {
    self.init([
      Field("id", .number(album.id)), Field("owner", .number(album.owner)), Field("title", .text(album.title)),
    ])
  }
}
