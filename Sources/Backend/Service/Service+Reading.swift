internal import StoaNetworking
internal import StoaStorage

extension Service {
  /// A collection, or the children of one item, or the stretch of them that the query asks for.
  func list(_ resource: Resource, _ parent: Int?, _ request: HTTPRequest) throws(StorageError) -> HTTPResponse {
    var query: CollectionQuery
    do throws(Refusal) {
      query = try CollectionQuery(request.url.queryItems, of: resource)
    } catch {
      return .refused(error)
    }
    if let parent, let field = resource.parent.flatMap({ resource.field($0.field) }) {
      query.filters.append(CollectionQuery.Filter(field: field, values: [String(parent)]))
    }
    let (body, total) = try database.snapshot { () throws(StorageError) in try items(resource, query) }
    var response = HTTPResponse.json(200, body, caching: caching(of: resource))
    response.headers["X-Total-Count"] = String(total)
    if case .page(let page, let limit) = query.window {
      response.headers["Link"] = PageLinks(page: page, limit: limit, total: total).field(for: request.url)
    }
    return response
  }

  func show(_ resource: Resource, _ id: Int) throws(StorageError) -> HTTPResponse {
    guard let body = try item(resource, id) else { return .notFound }
    return .json(200, body, caching: caching(of: resource))
  }

  /// The item as JSON; nil when there is none.
  func item(_ resource: Resource, _ id: Int) throws(StorageError) -> [UInt8]? {
    let row = try database.prepare("SELECT \(resource.columns) FROM \(resource.name) WHERE id = ?")
    try row.bind(1, id)
    guard try row.step() else { return nil }
    var body: [UInt8] = []
    encoder(of: resource).append(row, to: &body)
    return body
  }

  func caching(of resource: Resource) -> HTTPResponse.Caching { resource.isProtected ? .owner : .anyone }

  private func items(
    _ resource: Resource, _ query: CollectionQuery
  ) throws(StorageError) -> (body: [UInt8], total: Int) {
    if query.isPlain {
      let (count, isDense) = try size(of: resource)
      let range = query.range(of: count)
      if isDense { return (try denseRows(resource, in: range), count) }
      if range.count == count { return (try rows(resource, in: range), count) }
    }
    let ids = try matching(resource, query)
    let range = query.range(of: ids.count)
    return (try rows(resource, ids[range]), ids.count)
  }

  /// The number of items, and whether their ids are just 1, 2, 3 … without a hole.
  private func size(of resource: Resource) throws(StorageError) -> (count: Int, isDense: Bool) {
    let row = try database.prepare("SELECT count, last FROM counts WHERE name = ?")
    try row.bind(1, resource.name)
    guard try row.step() else { throw StorageError.damaged(path: database.path) }
    return (row.integer(0), row.integer(0) == row.integer(1))
  }

  /// The ids of all that match, in order; from memory when the last requests asked the same of the same data.
  private func matching(_ resource: Resource, _ query: CollectionQuery) throws(StorageError) -> [Int] {
    let (clauses, values) = query.clauses
    let sql = "SELECT id FROM \(resource.name)\(clauses)"
    let key = Listings.Key(sql: sql, values: values)
    let version = try database.integer("PRAGMA data_version") ?? 0
    return try listings.ids(key, version: version &* 1_000_003 &+ ownWrites) { () throws(StorageError) in
      let row = try database.prepare(sql)
      try row.bind(values)
      var ids: [Int] = []
      while try row.step() { ids.append(row.integer(0)) }
      return ids
    }
  }

  /// The rows of a stretch of ids without holes. Of damaged ones the others are given: each keeps its place, as `null`.
  private func denseRows(_ resource: Resource, in range: Range<Int>) throws(StorageError) -> [UInt8] {
    let fault: StorageError
    do throws(StorageError) {
      return try rows(resource, in: range)
    } catch {
      guard case .damaged = error else { throw error }
      fault = error
    }
    var list = JSONList(capacity: min(range.count, 1000))
    var isAnySound = false
    for position in range {
      let body = try? item(resource, position + 1)
      if body != nil { isAnySound = true }
      list.append { $0 += body ?? Array("null".utf8) }
    }
    guard isAnySound else { throw fault }
    return list.finished()
  }

  /// The rows of a stretch of ids without holes, or of the whole collection.
  private func rows(_ resource: Resource, in range: Range<Int>) throws(StorageError) -> [UInt8] {
    let row = try database.prepare(
      "SELECT \(resource.columns) FROM \(resource.name) WHERE id > ? ORDER BY id LIMIT ?")
    try row.bind(1, range.lowerBound)
    try row.bind(2, range.count)
    var list = JSONList(capacity: min(range.count, 1000))
    let encoder = encoder(of: resource)
    while try row.step() { list.append { encoder.append(row, to: &$0) } }
    return list.finished()
  }

  private func rows(_ resource: Resource, _ ids: ArraySlice<Int>) throws(StorageError) -> [UInt8] {
    let row = try database.prepare("SELECT \(resource.columns) FROM \(resource.name) WHERE id = ?")
    var list = JSONList(capacity: min(ids.count, 1000))
    let encoder = encoder(of: resource)
    for id in ids {
      try row.bind(1, id)
      if try row.step() { list.append { encoder.append(row, to: &$0) } }
      row.reset()
    }
    return list.finished()
  }
}
