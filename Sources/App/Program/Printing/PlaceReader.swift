internal import DomainLayer
internal import EntireTabInterface
internal import EntireTabRouter

/// Reads a place through the use cases, for those who want its rows and not its screen.
struct PlaceReader: Sendable {
  let domain: DomainContainer

  /// Rows in one request when all are wanted.
  var pageSize = usualPageSize

  static let usualPageSize = 200

  /// Prints all of a place; what went wrong, or nil.
  func read(_ destination: Destination, into printer: PlacePrinter) async -> DomainError? {
    do throws(DomainError) {
      try await printed(destination).print(with: self, into: printer)
      return nil
    } catch {
      guard error.isEmptyAnswer, printer.isJSON else { return error }
      // To a script, nothing found is an answer like any other.
      _ = printer.begin(total: 0) && printer.end()
      return nil
    }
  }

  /// What is wrong with a place, for its exit status; nil when it is there.
  func check(_ destination: Destination) async -> DomainError? {
    do throws(DomainError) {
      try await printed(destination).check(domain)
      return nil
    } catch {
      return error.isEmptyAnswer ? nil : error
    }
  }

  private func printed(_ destination: Destination) -> any PrintedPlace {
    guard let place = destination.place as? any PrintedPlace else {
      preconditionFailure("the places of \(destination.tab.name) say how they are printed")
    }
    return place
  }
}
