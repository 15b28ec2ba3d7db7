internal import DomainLayer

/// What is said of an album beside its title.
extension Album {
  /// At the right edge of its row.
  var note: String { "of person \(owner)" }

  /// On its page, below its title and id.
  var fields: [AlbumDetail.Field] { [AlbumDetail.Field("Owner", "person \(owner)")] }

  /// What it shares with others; the card counts how many there are.
  var group: Int { owner }

  /// What that is, in as many words as there are.
  static func groupTitle(count: Int?) -> String { count == 1 ? "owner" : "owners" }
}
