package import DomainLayer

/// Reads a place through the use cases, for those who want its rows and not its screen.
package struct PlaceReader: Sendable {
  /// Rows in one request when all are wanted.
  package static let usualPageSize = 200

  let domain: DomainContainer
  let pageSize: Int

  package init(domain: DomainContainer, pageSize: Int = usualPageSize) {
    self.domain = domain
    self.pageSize = pageSize
  }

  /// Prints all of a place, in pages of the first size that is not missing without a service; what went wrong, or nil.
  package static func read(
    _ destination: Destination, in domain: DomainContainer, pageSizes: [Int], into printer: PlacePrinter
  ) async -> DomainError? {
    // To one who reads nothing, the first page is enough.
    let nobody = PlacePrinter(
      destination, isJSON: printer.isJSON, output: PlaceOutput(write: { _ in false }, complain: { _ in }))
    var readers = pageSizes.map { PlaceReader(domain: domain, pageSize: $0) }[...]
    while readers.count > 1, await readers[readers.startIndex].read(destination, into: nobody)?.kind == .offline {
      readers.removeFirst()
    }
    return await readers.first?.read(destination, into: printer)
  }

  /// Prints all of a place; what went wrong, or nil.
  package func read(_ destination: Destination, into printer: PlacePrinter) async -> DomainError? {
    do throws(DomainError) {
      try await destination.place.print(with: self, into: printer)
      return nil
    } catch {
      guard error.isEmptyAnswer, printer.isJSON else { return error }
      // To a script, nothing found is an answer like any other.
      _ = printer.begin(total: 0) && printer.end()
      return nil
    }
  }

  /// What is wrong with a place, for its exit status; nil when it is there.
  package func check(_ destination: Destination) async -> DomainError? {
    do throws(DomainError) {
      try await destination.place.check(domain)
      return nil
    } catch {
      return error.isEmptyAnswer ? nil : error
    }
  }
}
