package import DomainLayer
package import GalleryInterface

extension GalleryPlace: PrintedPlace {
  package func print(with reader: PlaceReader, into printer: PlacePrinter) async throws(DomainError) {
    let domain = reader.domain
    switch stack.last {
    case .photo(let id)?:
      _ = printer.item(PlainItem(try await domain.loadPhoto(id).value))
    case nil:
      try await reader.list(into: printer, PlainItem.init) { (offset) throws(DomainError) in
        try await domain.loadPhotos(reader.request(query, offset))
      }
    }
  }

  package func check(_ domain: DomainContainer) async throws(DomainError) {
    switch stack.first {
    case .photo(let id)?: _ = try await domain.loadPhoto(id)
    case nil: _ = try await domain.loadPhotos(PageRequest(query: query))
    }
  }
}
