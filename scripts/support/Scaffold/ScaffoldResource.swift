/// A collection of the embedded service that a feature can be made over.
enum ScaffoldResource: String, CaseIterable, Sendable {
  case photos, albums

  /// What one entry is called in code: `Photo`.
  var entity: String {
    switch self {
    case .photos: "Photo"
    case .albums: "Album"
    }
  }

  /// The one that a feature of this name is made over when none is named: the one that it is called after, else photos.
  init(defaultFor name: String) {
    self = ScaffoldResource(rawValue: name.lowercased()) ?? .photos
  }
}
