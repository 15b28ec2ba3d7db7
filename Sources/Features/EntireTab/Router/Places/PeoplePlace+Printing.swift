package import DomainLayer
package import PeopleInterface

extension PeoplePlace: PrintedPlace {
  package func print(with reader: PlaceReader, into printer: PlacePrinter) async throws(DomainError) {
    let domain = reader.domain
    switch stack.last {
    case .person(let id)?:
      _ = printer.item(PlainItem(try await domain.loadPerson(id).value))
    case .posts(let author)?:
      _ = try await domain.loadPerson(author)
      try await reader.posts(PostQuery(author: author), into: printer)
    case nil:
      guard sheet == .overview else {
        return try await reader.list(into: printer, PlainItem.init) { (offset) throws(DomainError) in
          try await domain.loadPeople(reader.request(query, offset))
        }
      }
      let people = try await reader.all { (offset) throws(DomainError) in
        try await domain.loadPeople(reader.request(query, offset))
      }
      reader.print(User.cities(of: people).map { PlainItem(city: $0.city, people: $0.people) }, into: printer)
    }
  }

  package func check(_ domain: DomainContainer) async throws(DomainError) {
    switch stack.first {
    case .person(let id)?, .posts(let id)?: _ = try await domain.loadPerson(id)
    case nil: _ = try await domain.loadPeople(PageRequest(query: query))
    }
  }
}
