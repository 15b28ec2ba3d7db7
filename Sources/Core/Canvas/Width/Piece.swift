/// What is stored in one cell, or in one and its right half.
struct Piece: Equatable {
  enum Content: Equatable {
    case scalar(Unicode.Scalar)
    case cluster(String)
  }

  let content: Content
  let width: Int

  init(_ scalar: Unicode.Scalar, width: Int) {
    content = .scalar(scalar)
    self.width = width
  }

  init(_ scalars: some Collection<Unicode.Scalar>, width: Int) {
    if let only = scalars.first, scalars.count == 1 {
      content = .scalar(only)
    } else {
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      content = .cluster(text)
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
