internal import StoaNetworking
internal import Testing

@Suite("The contract of token storage")
struct TokenStorageContractTests {
  private let first = TokenPair(access: "a 1\n%&=", refresh: "r/ü", expires: 1_900_000_000)
  private let second = TokenPair(access: "a2")

  @Test(arguments: StorageKind.allCases)
  func `it is empty at first`(kind: StorageKind) throws {
    let scratch = try Scratch()
    let storage = scratch.storage(of: kind)
    #expect(try storage.load() == nil)
    #expect(try storage.snapshot().session == 0)
  }

  @Test(arguments: StorageKind.allCases)
  func `what is saved is loaded, whole`(kind: StorageKind) throws {
    let scratch = try Scratch()
    let storage = scratch.storage(of: kind)
    try storage.save(first)
    #expect(try storage.load() == first)
    try storage.save(second)
    #expect(try storage.load() == second)
  }

  @Test(arguments: StorageKind.allCases)
  func `what is cleared is gone, also twice`(kind: StorageKind) throws {
    let scratch = try Scratch()
    let storage = scratch.storage(of: kind)
    try storage.save(first)
    try storage.clear()
    try storage.clear()
    #expect(try storage.load() == nil)
  }

  @Test(arguments: StorageKind.allCases)
  func `every change gives a higher generation, reading none`(kind: StorageKind) throws {
    let scratch = try Scratch()
    let storage = scratch.storage(of: kind)
    var last = try storage.generation
    #expect(try storage.generation == last)
    let changes: [() throws -> Void] = [
      { try storage.save(first) }, { try storage.save(first) },
      { try storage.replace(generation: storage.generation, with: second) }, { try storage.clear() },
    ]
    for change in changes {
      try change()
      let next = try storage.generation
      #expect(next > last)
      #expect(try storage.generation == next)
      last = next
    }
  }

  @Test(arguments: StorageKind.allCases)
  func `a session stays through a renewal and changes with a sign-in`(kind: StorageKind) throws {
    let scratch = try Scratch()
    let storage = scratch.storage(of: kind)
    try storage.save(first)
    let session = try storage.snapshot().session
    #expect(session != 0)
    #expect(try storage.replace(generation: storage.generation, with: second))
    #expect(try storage.snapshot().session == session)
    try storage.save(second)
    #expect(try storage.snapshot().session != session)
    try storage.clear()
    #expect(try storage.snapshot().session == 0)
  }

  @Test(arguments: StorageKind.allCases)
  func `replacing what has changed meanwhile does nothing`(kind: StorageKind) throws {
    let scratch = try Scratch()
    let storage = scratch.storage(of: kind)
    try storage.save(first)
    let stale = try storage.generation
    try storage.save(second)
    #expect(try !storage.replace(generation: stale, with: first))
    #expect(try !storage.replace(generation: stale, with: nil))
    #expect(try storage.load() == second)
    #expect(try storage.replace(generation: storage.generation, with: nil))
    #expect(try storage.load() == nil)
  }

  @Test(arguments: StorageKind.allCases)
  func `of many that replace the same generation one succeeds`(kind: StorageKind) async throws {
    let scratch = try Scratch()
    let storage = scratch.storage(of: kind)
    try storage.save(first)
    let generation = try storage.generation
    let wins = try await withThrowingTaskGroup { group in
      for number in 0..<20 {
        group.addTask { try storage.replace(generation: generation, with: TokenPair(access: "\(number)")) }
      }
      return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(wins == 1)
  }
}
