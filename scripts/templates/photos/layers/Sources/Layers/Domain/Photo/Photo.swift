/// A picture in an album.
public struct Photo: Identifiable, Hashable, Sendable {
  public typealias ID = Int

  public let id: ID
  /// The id of the album that it is in.
  public let album: Int
  public let title: String
  /// Where the picture is, as the service says.
  public let address: String

  public init(id: ID, album: Int, title: String, address: String = "") {
    self.id = id
    self.album = album
    self.title = title
    self.address = address
  }
}
