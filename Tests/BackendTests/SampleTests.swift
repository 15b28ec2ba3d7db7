internal import Backend
internal import Glibc
internal import StoaNetworking
internal import StoaStorage
internal import Testing

@Suite("The sample")
struct SampleTests {
  let directory = TemporaryDirectory()
  static let collections = ["/users", "/posts", "/comments", "/albums", "/photos"]

  func content(_ backend: EmbeddedBackend) async throws -> [String] {
    var texts: [String] = []
    for path in Self.collections { texts.append(try await backend.send(.get, path).text) }
    return texts + [try await backend.sendSignedIn(.get, "/todos").text]
  }

  @Test("the same seed and size give the same sample, byte for byte")
  func deterministic() async throws {
    let other = TemporaryDirectory()
    let first = EmbeddedBackend(directory: directory.path, sampleSize: 60, seed: 9)
    let second = EmbeddedBackend(directory: other.path, sampleSize: 60, seed: 9)
    #expect(try await content(first) == content(second))
  }

  @Test("the default sample is the one of this release, so that screens made from it stay the same")
  func fingerprint() async throws {
    var tags: [String?] = []
    for path in Self.collections { tags.append(try await SharedSample.backend.send(.get, path).headers["ETag"]) }
    tags.append(try await SharedSample.backend.sendSignedIn(.get, "/todos").headers["ETag"])
    #expect(
      tags == [
        #""a4895cb0b361624d""#, #""e7458850cb6d71c6""#, #""97c92a766e98bab3""#, #""8143e8638ed0975a""#,
        #""e629104f6b96c96b""#, #""210a80ef9b115e10""#,
      ])
  }

  @Test("another seed has the same ten people in another order, and other texts")
  func seeds() async throws {
    let one = EmbeddedBackend(directory: directory.path)
    let two = EmbeddedBackend(directory: directory.path, seed: 2)
    let (first, second) = (try await names(one), try await names(two))
    #expect(first != second)
    #expect(first.sorted() == second.sorted())
    let (left, right) = (try await content(one), try await content(two))
    for (one, two) in zip(left, right) { #expect(one != two) }
  }

  @Test("each size and seed has a file of its own, complete under its name, with nothing beside it")
  func files() async throws {
    for (size, seed) in [(nil, 1), (10, 1), (10, UInt64.max)] as [(Int?, UInt64)] {
      _ = try await EmbeddedBackend(directory: directory.path, sampleSize: size, seed: seed).send(.get, "/users/1")
    }
    #expect(
      directory.names == [
        "sample-10-1.sqlite", "sample-10-18446744073709551615.sqlite", "sample-default-1.sqlite",
      ])
  }

  @Test("nothing is made before the first request")
  func lazy() async throws {
    let path = directory.path + "/data"
    let backend = EmbeddedBackend(directory: path)
    #expect(access(path, F_OK) != 0)
    _ = try await backend.send(.get, "/users/1")
    #expect(access(path, F_OK) == 0)
    var status = stat()
    #expect(stat("\(path)/sample-default-1.sqlite", &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o700)
    // Nothing stands beside it.
    unlink("\(path)/sample-default-1.sqlite")
    #expect(rmdir(path) == 0)
  }

  @Test(
    "a size gives that many people, posts and to-dos, and the rest in proportion",
    arguments: [
      (0, [0, 0, 0, 0, 0, 0]), (1, [1, 1, 5, 1, 50, 1]), (25, [25, 25, 125, 25, 1_250, 25]),
      (401, [401, 401, 2_005, 401, 20_000, 401]),
    ])
  func sizes(size: Int, counts: [Int]) async throws {
    let backend = EmbeddedBackend(directory: directory.path, sampleSize: size)
    var totals: [Int?] = []
    for path in Self.collections { totals.append(try await backend.send(.get, path + "?_limit=0").total) }
    if size > 0 { totals.append(try await backend.sendSignedIn(.get, "/todos?_limit=0").total) }
    #expect(totals == Array(counts.prefix(size > 0 ? 6 : 5)))
  }

  @Test("in the default sample everybody has ten posts with five comments, ten albums and twenty to-dos")
  func owners() async throws {
    let backend = SharedSample.backend
    for id in 1...10 {
      #expect(try await backend.send(.get, "/users/\(id)/posts?_limit=0").total == 10)
      #expect(try await backend.send(.get, "/users/\(id)/albums?_limit=0").total == 10)
      #expect(try await backend.sendSignedIn(.get, "/users/\(id)/todos?_limit=0").total == 20)
    }
    for id in 1...100 { #expect(try await backend.send(.get, "/posts/\(id)/comments?_limit=0").total == 5) }
  }

  @Test("in the default sample one city has the most people, and some to-dos of everybody are done")
  func figures() async throws {
    let users = try await SharedSample.backend.send(.get, "/users").decoded([UserShape].self)
    let cities = Dictionary(grouping: users, by: \.address.city).mapValues(\.count)
    #expect(cities.filter { $0.value == cities.values.max() }.keys.sorted() == ["Lisboa"])
    let todos = try await SharedSample.backend.sendSignedIn(.get, "/todos").decoded([TodoShape].self)
    let done = Dictionary(grouping: todos, by: \.userId).mapValues { $0.count(where: \.completed) }
    #expect(done.values.allSatisfy { (1...19).contains($0) })
    #expect(Set(done.values).count > 3)
    #expect(Set(todos.map { "\($0.userId) \($0.title)" }).count == 200)
  }

  @Test("usernames are unique and, like addresses of mail, in ASCII")
  func usernames() async throws {
    let backend = EmbeddedBackend(directory: directory.path, sampleSize: 500)
    let users = try await backend.send(.get, "/users").decoded([UserShape].self)
    #expect(Set(users.map(\.username)).count == 500)
    #expect(users.allSatisfy { $0.username.wholeMatch(of: /[a-z]+(\.[a-z]+\d+)?/) != nil })
    #expect(users.allSatisfy { $0.email.wholeMatch(of: /[a-z0-9.]+@[a-z-]+\.example/) != nil })
    #expect(users.allSatisfy { !$0.name.isEmpty && !$0.address.city.isEmpty && !$0.company.name.isEmpty })
  }

  private func names(_ backend: EmbeddedBackend) async throws -> [String] {
    try await backend.send(.get, "/users").decoded([UserShape].self).map(\.name)
  }
}
