internal import StoaFlow
internal import Testing

struct ResultAwaitingTests {
  @Test("What a piece of work gives becomes a value")
  func success() async {
    let result = await Result.awaiting { () async throws(Trouble) in 7 }
    #expect(result == .success(7))
  }

  @Test("What a piece of work throws becomes a value")
  func failure() async {
    let result = await Result.awaiting { () async throws(Trouble) -> Int in throw .down }
    #expect(result == .failure(.down))
  }
}
