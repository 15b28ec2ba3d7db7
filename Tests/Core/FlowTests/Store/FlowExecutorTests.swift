internal import Glibc
internal import StoaFlow
internal import Synchronization
internal import Testing

@Suite struct FlowExecutorTests {
  @Test func withoutALoopTheActorsJobsNeverOverlap() async {
    let (inside, overlaps) = (Tally(), Tally())
    await withDiscardingTaskGroup { group in
      for _ in 0..<200 {
        group.addTask { @FlowActor in
          if inside.add(1) != 1 { overlaps.add(1) }
          for _ in 0..<100 { _ = inside.value }
          inside.add(-1)
        }
      }
    }
    #expect(overlaps.value == 0)
  }

  @Test func codeOnTheActorIsKnownToBeIsolatedAndOtherCodeIsNot() async {
    #expect(FlowExecutor.shared.isIsolatingCurrentContext() == false)
    let inside = await Task { @FlowActor in
      FlowActor.assumeIsolated { FlowExecutor.shared.isIsolatingCurrentContext() }
    }.value
    #expect(inside == true)
  }

  @Test func assumingTheActorElsewhereTraps() async {
    await #expect(processExitsWith: .failure) {
      FlowActor.assumeIsolated {}
    }
  }

  @Test func aLoopRunsTheJobsOnItsThreadInOrderAndIsWokenOncePerBatch() async {
    await #expect(processExitsWith: .success) {
      let end = Thread { loopRun() }.run()
      exit(end)
    }
  }

  @Test func theThreadHookIsCalledOnEachPoolThreadBeforeItsFirstJob() async {
    await #expect(processExitsWith: .success) {
      let hooked = Tally()
      EffectPool.onThreadStart = { hooked.add(1) }
      let seen = await Task.detached(executorPreference: EffectPool.shared) { hooked.value }.value
      exit(seen == 1 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}

/// What the program's loop does; an exit code.
private func loopRun() -> Int32 {
  let wakes = Tally()
  FlowExecutor.shared.install { wakes.add(1) }
  let activity = Activity()
  let mine = pthread_self()
  let runtime = EffectRuntime(clock: LoopClock(wake: {}), activity: activity)
  return FlowActor.assumeIsolated {
    let journal = Journal { $0 == "load" ? .merge(.run { "a" }, .run { "b" }) : .none }
    let store = Store([], reducer: journal, runtime: runtime)
    var isOnLoop = true
    store.onAction = { _ in if pthread_equal(pthread_self(), mine) == 0 { isOnLoop = false } }
    store.send("load")
    if FlowExecutor.shared.drain() && activity.count == 2 { return 2 }
    while activity.count > 0 {
      while wakes.value == 0 { sched_yield() }
      wakes.reset()
      FlowExecutor.shared.drain()
    }
    if FlowExecutor.shared.drain() { return 3 }
    if store.state.sorted() != ["a", "b", "load"] { return 4 }
    return isOnLoop ? EXIT_SUCCESS : 5
  }
}

/// A thread of its own, as the program's main thread is.
private struct Thread {
  let body: @Sendable () -> Int32

  init(_ body: @escaping @Sendable () -> Int32) {
    self.body = body
  }

  func run() -> Int32 {
    final class Box: Sendable {
      let body: @Sendable () -> Int32
      let code = Mutex<Int32>(-1)
      init(_ body: @escaping @Sendable () -> Int32) { self.body = body }
    }
    let box = Box(body)
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        let box = Unmanaged<Box>.fromOpaque(argument).takeUnretainedValue()
        let code = box.body()
        box.code.withLock { $0 = code }
        return nil
      }, Unmanaged.passUnretained(box).toOpaque())
    pthread_join(thread, nil)
    return box.code.withLock { $0 }
  }
}
