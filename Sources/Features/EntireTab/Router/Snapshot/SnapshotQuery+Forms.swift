internal import DomainLayer

extension UserQuery: SnapshotQuery {
  var members: [(name: StaticString, value: SnapshotValue)] {
    sort == .id ? [] : [("sort", .word(sort.rawValue))]
  }

  init(_ reader: SnapshotReader) throws(SnapshotError) {
    let word = try reader.word("sort")
    guard let sort = word.map(UserSort.init(rawValue:)) ?? .id else { throw reader.refusal("an order") }
    self.init(filter: try reader.filter(), sort: sort)
  }
}

extension PostQuery: SnapshotQuery {
  var members: [(name: StaticString, value: SnapshotValue)] { author.map { [("author", .id($0))] } ?? [] }

  init(_ reader: SnapshotReader) throws(SnapshotError) {
    self.init(filter: try reader.filter(), author: try reader.id("author"))
  }
}

extension TodoQuery: SnapshotQuery {
  var members: [(name: StaticString, value: SnapshotValue)] {
    (assignee.map { [("assignee", .id($0))] } ?? []) + (completedOnly ? [("completed", .flag)] : [])
  }

  init(_ reader: SnapshotReader) throws(SnapshotError) {
    self.init(
      filter: try reader.filter(), assignee: try reader.id("assignee"), completedOnly: try reader.flag("completed"))
  }
}
