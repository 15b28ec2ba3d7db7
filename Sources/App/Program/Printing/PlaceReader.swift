internal import DomainLayer
internal import EntireTabRouter
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface

/// Reads a place through the use cases, for those who want its rows and not its screen.
struct PlaceReader: Sendable {
  let domain: DomainContainer

  /// Rows in one request when all are wanted.
  var pageSize = usualPageSize

  static let usualPageSize = 200

  /// Prints all of a place; what went wrong, or nil.
  func read(_ destination: Destination, into printer: PlacePrinter) async -> DomainError? {
    do throws(DomainError) {
      switch destination {
      case .people(let place): try await read(place, into: printer)
      case .posts(let place): try await read(place, into: printer)
      case .settings(let place): try await read(place, into: printer)
      }
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
      switch destination {
      case .people(let place): try await check(place)
      case .posts(let place): try await check(place)
      case .settings(let place): try await check(place)
      }
      return nil
    } catch {
      return error.isEmptyAnswer ? nil : error
    }
  }

  private func check(_ place: PeoplePlace) async throws(DomainError) {
    switch place.stack.first {
    case .person(let id)?, .posts(let id)?: _ = try await domain.loadPerson(id)
    case nil: _ = try await domain.loadPeople(PageRequest(query: place.query))
    }
  }

  private func check(_ place: PostsPlace) async throws(DomainError) {
    switch place.stack.first {
    case .post(let id)?, .comments(let id)?: _ = try await domain.loadPost(id)
    case nil: _ = try await domain.loadPosts(PageRequest(query: place.query))
    }
  }

  private func check(_ place: SettingsPlace) async throws(DomainError) {
    switch place.stack.first {
    case .todo(let id)?: _ = try await domain.loadTodo(id)
    case .preferences?, .account?: break
    case nil: _ = try await domain.loadTodos(PageRequest(query: place.query))
    }
  }
}
