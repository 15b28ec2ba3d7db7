internal import Glibc
internal import StoaJSON
internal import StoaStorage

/// A database filled from a document in JSONPlaceholder's form instead of the sample.
struct ImportedFile: Sendable {
  let path: String
  private let rows: [(resource: Resource, values: [SQLValue])]

  /// `nil` when the document is no object of lists, or an item lacks its id or has a value of the wrong kind.
  init?(path: String, document: [UInt8]) {
    guard let collections = try? JSONDocument(document).root, collections.kind == .object else { return nil }
    var rows: [(Resource, [SQLValue])] = []
    for resource in Resource.all {
      guard let list = collections[path: resource.name] else { continue }
      guard list.kind == .array else { return nil }
      for index in 0..<list.count {
        guard let item = list[index], let row = try? ItemRow(resource, item), row["id"] != nil else { return nil }
        rows.append((resource, row.values))
      }
    }
    self.path = path
    self.rows = rows
  }

  func open() throws(StorageError) -> Database {
    if access(path, F_OK) != 0 {
      try BackendFile.make(path) { (database) throws(StorageError) in try fill(database) }
    }
    return try BackendFile.open(path)
  }

  private func fill(_ database: Database) throws(StorageError) {
    try database.transaction { () throws(StorageError) in
      try Schema.createTables(in: database)
      for (resource, values) in rows { try database.execute(Schema.insertion(into: resource), values) }
      try Schema.createIndexes(in: database)
      try Schema.recordCounts(in: database)
    }
  }
}
