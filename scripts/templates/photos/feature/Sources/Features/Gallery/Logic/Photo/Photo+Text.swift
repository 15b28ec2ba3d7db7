internal import DomainLayer

/// What is said of a photo beside its title.
extension Photo {
  /// At the right edge of its row.
  var note: String { "album \(album)" }

  /// On its page, below its title and id.
  var fields: [PhotoDetail.Field] {
    [PhotoDetail.Field("Album", "\(album)"), PhotoDetail.Field("Address", address)]
  }

  /// What it shares with others; the card counts how many there are.
  var group: Int { album }

  /// What that is, in as many words as there are.
  static func groupTitle(count: Int?) -> String { count == 1 ? "album" : "albums" }
}
