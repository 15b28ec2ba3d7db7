internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor
@Suite struct EffectSequenceTests {
  private struct Refusal: Error {}

  /// Counts from 1 and takes no notice of being cancelled; notes each number that it is asked for.
  private struct Numbers: AsyncSequence, AsyncIteratorProtocol {
    let notes: Notes
    var end = Int.max
    var error: (any Error & Sendable)?
    var last = 0

    mutating func next() async throws -> Int? {
      notes.add("ask")
      guard last < end else {
        if let error { throw error }
        return nil
      }
      last += 1
      return last
    }

    func makeAsyncIterator() -> Numbers { self }
  }

  let world = TestRuntime()
  let recorder = Recorder()
  let notes = Notes()

  @Test func eachElementIsAnActionUntilTheSequenceEnds() async {
    let store = Store.journal(world, recorder) { [notes] action in
      action == "load" ? .run(each: Numbers(notes: notes, end: 3)) { $0 == 2 ? nil : "got \($0)" } : .none
    }
    store.send("load")
    await world.settle()
    #expect(store.state == ["load", "got 1", "got 3"])
    #expect(recorder.events.map(\.fate) == [.started, .emitted, .emitted, .finished])
    #expect(world.activity.count == 0)
  }

  @Test func theNextElementIsAskedForWhenTheOneBeforeHasBeenReduced() async {
    let store = Store.journal(world) { [notes] action in
      action == "load" ? .run(each: Numbers(notes: notes, end: 3)) { "got \($0)" } : .none
    }
    store.onAction = { [notes] in notes.add($0) }
    store.send("load")
    await world.settle()
    #expect(notes.all == ["load", "ask", "got 1", "ask", "got 2", "ask", "got 3", "ask"])
  }

  @Test func whatTheSequenceThrowsIsTheFailureOfTheRun() async {
    let store = Store.journal(world, recorder) { [notes] action in
      let numbers = Numbers(notes: notes, end: 1, error: Refusal())
      switch action {
      case "load": return .run(each: numbers) { "got \($0)" }
      case "catch":
        return .run(each: numbers) {
          "got \($0)"
        } catch: {
          "caught \($0)"
        }
      default: return .none
      }
    }
    store.send("load")
    await world.settle()
    store.send("catch")
    await world.settle()
    #expect(store.state == ["load", "got 1", "catch", "got 1", "caught Refusal()"])
    #expect(recorder.events.count { if case .failed = $0.fate { true } else { false } } == 2)
  }

  @Test func cancellingEndsASequenceThatTakesNoNotice() async {
    let store = Store.journal(world, recorder) { [notes] action in
      switch action {
      case "load": .run(each: Numbers(notes: notes)) { "got \($0)" }.cancellable(id: 1)
      case "got 3": .cancel(id: 1)
      default: .none
      }
    }
    store.send("load")
    await world.settle()
    #expect(store.state == ["load", "got 1", "got 2", "got 3"])
    #expect(notes.all.count == 3)
    #expect(world.activity.count == 0)
  }

  @Test func aStreamThatWaitsEndsWithItsStore() async {
    let (stream, feed) = AsyncStream.makeStream(of: String.self)
    var store: Store<[String], String>? = .journal(world, recorder) { action in
      action == "load" ? .run(each: stream) { $0 } : .none
    }
    store?.send("load")
    feed.yield("a")
    await world.settle()
    #expect(store?.state == ["load", "a"])
    store = nil
    feed.yield("b")
    await world.settle()
    #expect(world.activity.count == 0)
    #expect(recorder.calls.count == 6)
  }

  @Test func aRetryBeginsTheSequenceAnew() async {
    let store = Store.journal(world) { [notes] action in
      guard action == "load" else { return .none }
      return .run(each: Numbers(notes: notes, end: 2, error: Refusal())) { "got \($0)" }
        .retry(1, backoff: .constant(.seconds(1)), jitter: false)
    }
    store.send("load")
    await world.clock.advance(by: .seconds(3))
    #expect(store.state == ["load", "got 1", "got 2", "got 1", "got 2"])
  }
}
