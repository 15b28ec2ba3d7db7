package import DomainLayer

/// A place whose rows can be had without a screen, which every place of the shell is.
package protocol PrintedPlace {
  /// Prints all of the place.
  func print(with reader: PlaceReader, into printer: PlacePrinter) async throws(DomainError)
  /// Throws what is wrong with the place; nothing where it is there.
  func check(_ domain: DomainContainer) async throws(DomainError)
}
