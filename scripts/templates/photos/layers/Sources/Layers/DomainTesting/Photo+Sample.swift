public import DomainLayer

extension Photo {
  /// Ten photos in two albums.
  public static let sample = (1...10).map { id in
    Photo(id: id, album: (id + 4) / 5, title: "Photo \(id)", address: "https://example.org/\(id).png")
  }
}
