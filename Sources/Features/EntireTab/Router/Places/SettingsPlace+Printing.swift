package import DomainLayer
package import SettingsInterface

extension SettingsPlace: PrintedPlace {
  package func print(with reader: PlaceReader, into printer: PlacePrinter) async throws(DomainError) {
    let domain = reader.domain
    switch stack.last {
    case .todo(let id)?:
      _ = printer.item(PlainItem(try await domain.loadTodo(id).value))
    case .preferences?:
      _ = printer.item(PlainItem(try await domain.loadPreferences()))
    case .account?:
      _ = printer.item(PlainItem(try await domain.loadSession()))
    case nil where sheet == .digest:
      let todos = try await reader.all { (offset) throws(DomainError) in
        try await domain.loadTodos(reader.request(TodoQuery(), offset))
      }
      reader.print(
        TodoCounts.byOwner(todos).map { PlainItem(owner: $0.owner, done: $0.counts.done, total: $0.counts.total) },
        into: printer)
    case nil:
      try await reader.list(into: printer, PlainItem.init) { (offset) throws(DomainError) in
        try await domain.loadTodos(reader.request(query, offset))
      }
    }
  }

  package func check(_ domain: DomainContainer) async throws(DomainError) {
    switch stack.first {
    case .todo(let id)?: _ = try await domain.loadTodo(id)
    case .preferences?, .account?: break
    case nil: _ = try await domain.loadTodos(PageRequest(query: query))
    }
  }
}
