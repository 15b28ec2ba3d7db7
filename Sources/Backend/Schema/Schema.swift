internal import StoaStorage

/// The tables of a sample's file.
///
/// Each collection has one. After its fields come the folded texts of the ordered ones (`name_key`) and `search`: what
/// `q` looks into, folded. `counts` keeps the number of items and the last id, so that no request has
/// to count.
enum Schema {
  static let version = 2

  static func createTables(in database: Database) throws(StorageError) {
    try database.execute(
      "CREATE TABLE counts(name TEXT PRIMARY KEY, count INTEGER NOT NULL, last INTEGER NOT NULL) WITHOUT ROWID")
    for resource in Resource.all {
      let fields = resource.fields.map { "\($0.column) \(type(of: $0)) NOT NULL" }
      let folded = foldedColumns(of: resource).map { "\($0) TEXT NOT NULL" }
      try database.execute("CREATE TABLE \(resource.name)(\((fields + folded).joined(separator: ", ")))")
      try database.execute("INSERT INTO counts VALUES(?, 0, 0)", [.text(resource.name)])
    }
  }

  /// To be called when the rows are there: sorting once is faster than keeping order row by row.
  static func createIndexes(in database: Database) throws(StorageError) {
    for resource in Resource.all {
      guard let parent = resource.parent else { continue }
      try database.execute("CREATE INDEX \(resource.name)_\(parent.field) ON \(resource.name)(\(parent.field))")
    }
    try database.execute(
      """
      CREATE INDEX users_name ON users(name_key);
      CREATE INDEX users_city ON users(address_city_key);
      CREATE INDEX users_username ON users(username);
      """)
  }

  static func recordCounts(in database: Database) throws(StorageError) {
    for resource in Resource.all {
      try database.execute(
        "UPDATE counts SET (count, last) = (SELECT count(*), coalesce(max(id), 0) FROM \(resource.name)) "
          + "WHERE name = ?",
        [.text(resource.name)])
    }
    try database.execute("PRAGMA user_version = \(version)")
  }

  /// Makes a file of the first version one of this version: that had no last ids.
  static func upgrade(_ database: Database) throws(StorageError) {
    try database.transaction { () throws(StorageError) in
      // Another process may have been first.
      guard try database.integer("PRAGMA user_version") == 1 else { return }
      try database.execute("ALTER TABLE counts ADD COLUMN last INTEGER NOT NULL DEFAULT 0")
      try recordCounts(in: database)
    }
  }

  static func insertion(into resource: Resource) -> String {
    let count = resource.fields.count + foldedColumns(of: resource).count
    let marks = Array(repeating: "?", count: count).joined(separator: ",")
    return "INSERT INTO \(resource.name) VALUES(\(marks))"
  }

  /// The columns after those of the fields.
  static func foldedColumns(of resource: Resource) -> [String] {
    resource.fields.filter(\.isOrdered).map(\.orderTerm) + ["search"]
  }

  private static func type(of field: Field) -> String {
    switch field.kind {
    case .integer where field.path == "id": "INTEGER PRIMARY KEY"
    case .integer, .boolean: "INTEGER"
    case .text: "TEXT"
    }
  }
}
