internal import StoaNetworking
internal import StoaStorage

extension Service {
  /// Adds an item with the next free id; the body's own id is ignored.
  func create(
    _ resource: Resource, _ parent: Int?, _ request: HTTPRequest, _ session: Session?
  ) throws(StorageError) -> HTTPResponse {
    var row: ItemRow
    do throws(Refusal) {
      row = try ItemRow(resource, body: request.body)
    } catch {
      return .refused(error)
    }
    if let field = resource.parent?.field {
      row.set(field, parent.map { .integer($0) } ?? row[field] ?? session.map { .integer($0.userID) })
      if row[field] == nil { return .refused(.badRequest("\(field) is missing")) }
    }
    let (id, body) = try database.transaction { () throws(StorageError) in
      let id = (try database.integer("SELECT last FROM counts WHERE name = ?", [.text(resource.name)]) ?? 0) + 1
      row.set("id", .integer(id))
      try database.execute(Schema.insertion(into: resource), row.values)
      try count(resource, 1)
      return (id, try item(resource, id) ?? [])
    }
    var response = HTTPResponse.json(201, body, caching: .never)
    response.headers["Location"] = location(of: resource, id, request.url)
    return response
  }

  /// `PUT` replaces all fields, `PATCH` those that the body names, `DELETE` takes the item and all below it away.
  func change(_ resource: Resource, _ id: Int, _ request: HTTPRequest) throws(StorageError) -> HTTPResponse {
    var changes: ItemRow?
    if request.method != .delete {
      do throws(Refusal) {
        changes = try ItemRow(resource, body: request.body)
      } catch {
        return .refused(error)
      }
    }
    return try database.transaction { () throws(StorageError) in
      guard let before = try item(resource, id) else { return .notFound }
      let wanted = request.headers.list("If-Match")
      if !wanted.isEmpty, !wanted.contains("*"), !wanted.contains(ContentTag.of(before)) {
        return .refused(Refusal(status: 412, message: "the item has changed"))
      }
      guard var changes else {
        try delete(resource, id)
        return .json(200, Array("{}".utf8), caching: .never)
      }
      guard let stored = try storedRow(resource, id) else { return .notFound }
      changes.complete(from: stored, keepingAll: request.method == .patch)
      let folded = Schema.foldedColumns(of: resource).joined(separator: ",")
      try database.execute(
        "UPDATE \(resource.name) SET (\(resource.columns),\(folded)) = "
          + "(\(changes.values.map { _ in "?" }.joined(separator: ","))) WHERE id = ?",
        changes.values + [.integer(id)])
      ownWrites += 1
      let body = try item(resource, id) ?? []
      var response = HTTPResponse.json(200, body, caching: .never)
      response.headers["ETag"] = ContentTag.of(body)
      return response
    }
  }

  private func delete(_ resource: Resource, _ id: Int) throws(StorageError) {
    for child in resource.children {
      guard let field = child.parent?.field else { continue }
      let row = try database.prepare("SELECT id FROM \(child.name) WHERE \(field) = ?")
      try row.bind(1, id)
      var ids: [Int] = []
      while try row.step() { ids.append(row.integer(0)) }
      for id in ids { try delete(child, id) }
    }
    try database.execute("DELETE FROM \(resource.name) WHERE id = ?", [.integer(id)])
    try count(resource, -1)
  }

  private func count(_ resource: Resource, _ difference: Int) throws(StorageError) {
    try database.execute(
      "UPDATE counts SET count = count + ?, last = (SELECT coalesce(max(id), 0) FROM \(resource.name)) WHERE name = ?",
      [.integer(difference), .text(resource.name)])
    ownWrites += 1
  }

  private func storedRow(_ resource: Resource, _ id: Int) throws(StorageError) -> ItemRow? {
    let row = try database.prepare("SELECT \(resource.columns) FROM \(resource.name) WHERE id = ?")
    try row.bind(1, id)
    guard try row.step() else { return nil }
    return ItemRow(resource, row: row)
  }

  private func location(of resource: Resource, _ id: Int, _ url: HTTPURL) -> String {
    "\(url.scheme.rawValue)://\(url.authority)/\(resource.name)/\(id)"
  }
}
