internal import Backend
internal import StoaNetworking
internal import Testing

/// What a back end answers to many requests.
struct Answers: Equatable {
  struct Tally {
    var same = 0
    /// With `null` for each row that could not be read, all else as it was.
    var marked = 0
    var errors = 0
    var wrong = 0
  }

  private let posts: HTTPResponse
  private let people: HTTPResponse
  private let photos: HTTPResponse
  private let others: [HTTPResponse]

  init(of backend: EmbeddedBackend) async throws {
    posts = try await backend.send(.get, "/posts")
    people = try await backend.send(.get, "/users?_page=2&_limit=5")
    photos = try await backend.send(.get, "/photos")
    var others: [HTTPResponse] = []
    for query in DamageTests.queries { others.append(try await backend.send(.get, query)) }
    self.others = others
  }

  var count: Int { 3 + others.count }

  /// Asks the same of a back end over damaged data.
  func compare(with backend: EmbeddedBackend, file: String, _ tally: inout Tally) async throws {
    try await compare(posts, "/posts", of: PostShape.self, backend, file, &tally)
    try await compare(people, "/users?_page=2&_limit=5", of: UserShape.self, backend, file, &tally)
    try await compare(photos, "/photos", of: PhotoShape.self, backend, file, &tally)
    for (wanted, query) in zip(others, DamageTests.queries) {
      try await compare(wanted, query, of: Never?.self, backend, file, &tally)
    }
  }

  /// Without a type of rows, none may be missing.
  private func compare<Row: Decodable & Hashable>(
    _ wanted: HTTPResponse, _ path: String, of type: Row.Type, _ backend: EmbeddedBackend, _ file: String,
    _ tally: inout Tally
  ) async throws {
    let found: HTTPResponse
    do {
      found = try await backend.send(.get, path)
    } catch {
      #expect(error as? HTTPError == .storage("\(file): the database is damaged"), "\(path)")
      tally.errors += 1
      return
    }
    if found == wanted {
      tally.same += 1
    } else if Row.self != Never?.self, found.status == 200, found.total == wanted.total,
      try zip(found.decoded([Row?].self), wanted.decoded([Row].self)).allSatisfy({ $0 == nil || $0 == $1 }),
      try found.decoded([Row?].self).count == wanted.decoded([Row].self).count
    {
      tally.marked += 1
    } else {
      Issue.record("\(path): \(found.status) \(found.text.prefix(300))")
      tally.wrong += 1
    }
  }
}
