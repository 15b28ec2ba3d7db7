package import DomainLayer
package import EntireTabInterface
package import PeopleInterface
package import StoaRouting

extension PeoplePlace: ShellPlace {
  package static let tab = ShellTab(name: "people", title: "People")

  package static let patterns: [LinkPattern<PeoplePlace>] = [
    LinkPattern(
      "people", "all people", .query(.text("q"), "only what holds this text"),
      .query(.choice("sort", of: UserSort.self), "in this order"),
      .query(.choice("sheet", of: PeopleSheet.self), "with this sheet open")
    ) { filter, sort, sheet in
      PeoplePlace(query: UserQuery(filter: filter ?? "", sort: sort ?? .id), sheet: sheet)
    },
    LinkPattern("people/:id", "one person", .id()) { PeoplePlace(stack: [.person($0)]) },
    LinkPattern("people/:id/posts", "what a person posted", .id()) {
      PeoplePlace(stack: [.person($0), .posts($0)])
    },
  ]

  package var link: Link {
    switch stack.last {
    case .person(let id)?: return Link("people", ["\(id)"])
    case .posts(let id)?: return Link("people", ["\(id)", "posts"])
    case nil:
      let sort = query.sort == .id ? nil : query.sort.rawValue
      return Link("people", items: ["q": query.filter, "sort": sort, "sheet": sheet?.rawValue])
    }
  }
}

extension PeopleRoute: SnapshotRoute {
  package var isList: Bool { if case .posts = self { true } else { false } }

  package var step: SnapshotStep {
    switch self {
    case .person(let id): SnapshotStep("person", id)
    case .posts(let id): SnapshotStep("posts", id)
    }
  }

  package init?(_ step: SnapshotStep) {
    switch (step.word, step.id) {
    case ("person", let id?): self = .person(id)
    case ("posts", let id?): self = .posts(id)
    default: return nil
    }
  }
}

extension UserQuery: SnapshotQuery {
  package var members: [(name: StaticString, value: SnapshotValue)] {
    sort == .id ? [] : [("sort", .word(sort.rawValue))]
  }

  package init() { self.init(filter: "") }

  package init(_ reader: SnapshotReader) throws(SnapshotError) {
    let word = try reader.word("sort")
    guard let sort = word.map(UserSort.init(rawValue:)) ?? .id else { throw reader.refusal("an order") }
    self.init(filter: try reader.filter(), sort: sort)
  }
}
