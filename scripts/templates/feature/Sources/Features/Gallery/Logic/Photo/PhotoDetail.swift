internal import DomainLayer

/// A photo as its page shows it.
public struct PhotoDetail: Hashable, Sendable {
  /// A name and its value.
  public struct Field: Hashable, Sendable {
    public let name: String
    public let value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  public let title: String
  public let fields: [Field]

  init(_ photo: Photo) {
    title = photo.title
    fields = [Field("Photo", "\(photo.id)")] + photo.fields
  }
}
