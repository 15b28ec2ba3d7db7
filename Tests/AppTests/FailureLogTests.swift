internal import Glibc
internal import StoaApp
internal import StoaFlow
internal import Testing

@Suite struct FailureLogTests {
  private struct Refusal: Error {
    let secret = "hunter2"
  }

  @Test("An effect that fails and that nothing catches is one line of the log, without what the error says")
  func line() async throws {
    let directory = try TemporaryDirectory()
    var invocation = Invocation()
    invocation.dataDirectory = directory.path
    invocation.log = "\(directory.path)/log"
    let runtime = try AppContainer(invocation).runtime
    await Self.fail(on: runtime)
    let lines = try Self.text(of: "\(directory.path)/log").split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix(" effect 1 (FailureLogTests.swift:29) failed: Refusal") == true)
  }

  @FlowActor
  private static func fail(on runtime: EffectRuntime) async {
    let reducer = Reduce<Int, Bool> { count, isFailing in
      count += 1
      guard isFailing else { return .none }
      return .run { throw Refusal() }
    }
    let store = Store(0, reducer: reducer, runtime: runtime)
    store.send(true)
    await runtime.activity.idle()
    store.send(false)
    #expect(store.state == 2)
  }

  private static func text(of path: String) throws -> String {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
