/// One of the six collections: the shape of its items, and whom they belong to.
struct Resource: Hashable, Sendable {
  /// Its name in addresses, and its table's.
  let name: String
  /// In the order of the JSON, which is the order of the columns.
  let fields: [Field]
  /// The field that names the item above, and that item's collection.
  let parent: Parent?
  /// Whether every request needs a bearer token.
  let isProtected: Bool

  struct Parent: Hashable, Sendable {
    let field: String
    let resource: String
  }

  init(_ name: String, _ fields: [Field], parent: Parent? = nil, isProtected: Bool = false) {
    self.name = name
    self.fields = fields
    self.parent = parent
    self.isProtected = isProtected
  }

  static func named(_ name: String) -> Resource? { all.first { $0.name == name } }

  /// The collections whose items belong to items of this one.
  var children: [Resource] { Resource.all.filter { $0.parent?.resource == name } }

  func field(_ path: String) -> Field? { fields.first { $0.path == path } }

  /// The columns of the fields, in order.
  var columns: String { fields.map(\.column).joined(separator: ",") }
}

extension Resource {
  static let users = Resource(
    "users",
    [
      .integer("id"), Field("name", .text, searched: true, ordered: true), .searched("username"), .searched("email"),
      .text("address.street"), .text("address.suite"),
      Field("address.city", .text, searched: true, ordered: true), .text("address.zipcode"),
      .text("address.geo.lat"), .text("address.geo.lng"), .text("phone"), .text("website"),
      .searched("company.name"), .text("company.catchPhrase"), .text("company.bs"),
    ])
  static let posts = Resource(
    "posts", [.integer("userId"), .integer("id"), .searched("title"), .searched("body")],
    parent: Parent(field: "userId", resource: "users"))
  static let comments = Resource(
    "comments",
    [.integer("postId"), .integer("id"), .searched("name"), .searched("email"), .searched("body")],
    parent: Parent(field: "postId", resource: "posts"))
  static let albums = Resource(
    "albums", [.integer("userId"), .integer("id"), .searched("title")],
    parent: Parent(field: "userId", resource: "users"))
  static let photos = Resource(
    "photos",
    [.integer("albumId"), .integer("id"), .searched("title"), .text("url"), .text("thumbnailUrl")],
    parent: Parent(field: "albumId", resource: "albums"))
  static let todos = Resource(
    "todos",
    [.integer("userId"), .integer("id"), .searched("title"), Field("completed", .boolean)],
    parent: Parent(field: "userId", resource: "users"), isProtected: true)

  static let all = [users, posts, comments, albums, photos, todos]
}
