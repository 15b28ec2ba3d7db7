/// A sheet of Gallery, by its name in addresses: there is none yet. With a first one it becomes an enum, as
/// `PeopleSheet` is.
public struct GallerySheet: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init?(rawValue: String) { nil }
}
