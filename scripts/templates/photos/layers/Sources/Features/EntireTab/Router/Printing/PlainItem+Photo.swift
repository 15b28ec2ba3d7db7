internal import DomainLayer

extension PlainItem {
  init(_ photo: Photo) {
    self.init([
      Field("id", .number(photo.id)), Field("album", .number(photo.album)), Field("title", .text(photo.title)),
      Field("address", .text(photo.address), isInLine: false),
    ])
  }
}
