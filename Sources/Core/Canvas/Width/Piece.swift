/// What is stored in one cell, or in one and its right half.
struct Piece {
  enum Content {
    case scalar(Unicode.Scalar)
    case cluster(String)
  }

  let content: Content
  let width: Int

  static let space = Piece(" ", width: 1)

  init(_ scalar: Unicode.Scalar, width: Int) {
    content = .scalar(scalar)
    self.width = width
  }

  /// A text that is one cluster.
  init(cluster: String, width: Int) {
    let scalars = cluster.unicodeScalars
    if let only = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      content = .scalar(only)
    } else {
      content = .cluster(cluster)
    }
    self.width = width
  }

  /// Appends it to a text.
  func append(to text: inout String) {
    switch content {
    case .scalar(let scalar): text.unicodeScalars.append(scalar)
    case .cluster(let cluster): text += cluster
    }
  }
}
