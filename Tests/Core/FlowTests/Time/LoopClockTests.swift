internal import StoaFlow
internal import Synchronization
internal import Testing

/// A time that a test sets, and what a clock that reads it has asked for.
private final class Hand: Sendable {
  let time = Mutex(Duration.zero)
  let wakes = Tally()
  let order = Notes()

  func clock() -> LoopClock {
    LoopClock(reading: { self.time.withLock { $0 } }, wake: { self.wakes.add(1) })
  }

  func set(_ time: Duration) { self.time.withLock { $0 = time } }
}

private func sleepers(_ count: Int, on clock: LoopClock) async {
  while clock.sleepers != count { await Task.yield() }
}

@Suite struct LoopClockTests {
  private let hand = Hand()

  @Test func aSleepEndsOnlyWhenItIsDueAndFired() async throws {
    let clock = hand.clock()
    let task = Task { try await clock.sleep(for: .milliseconds(100)) }
    await sleepers(1, on: clock)
    #expect(clock.nextDeadline == .milliseconds(100))
    hand.set(.milliseconds(60))
    #expect(clock.nextDeadline == .milliseconds(40))
    clock.fireDue()
    #expect(clock.sleepers == 1)
    hand.set(.milliseconds(130))
    #expect(clock.nextDeadline == .zero)
    clock.fireDue()
    try await task.value
    #expect(clock.nextDeadline == nil)
  }

  @Test func sleepsEndInTheOrderOfTheirDeadlines() async {
    let clock = hand.clock()
    await withDiscardingTaskGroup { group in
      for (index, milliseconds) in [30, 10, 50, 20, 40, 60, 5].enumerated() {
        group.addTask {
          try? await clock.sleep(for: .milliseconds(milliseconds))
          hand.order.add("\(milliseconds)")
        }
        await sleepers(index + 1, on: clock)
      }
      for milliseconds in stride(from: 5, through: 60, by: 5) {
        hand.set(.milliseconds(milliseconds))
        let before = clock.sleepers
        clock.fireDue()
        let ended = before - clock.sleepers
        let count = hand.order.all.count
        while hand.order.all.count + clock.sleepers < 7 { await Task.yield() }
        #expect(ended <= 1 && count <= 7)
      }
    }
    #expect(hand.order.all == ["5", "10", "20", "30", "40", "50", "60"])
  }

  @Test func onlyAnEarlierDeadlineWakesTheLoop() async {
    let clock = hand.clock()
    let tasks = [50, 70, 20, 20, 10].enumerated().map { index, milliseconds in (index, milliseconds) }
    var sleeping: [Task<Void, any Error>] = []
    var wakes: [Int] = []
    for (index, milliseconds) in tasks {
      sleeping.append(Task { try await clock.sleep(for: .milliseconds(milliseconds)) })
      await sleepers(index + 1, on: clock)
      // The wake follows the registration: one more turn of the lock is not enough to see it, so wait for the firsts.
      if [0, 2, 4].contains(index) { while hand.wakes.value < index / 2 + 1 { await Task.yield() } }
      wakes.append(hand.wakes.value)
    }
    #expect(wakes == [1, 1, 2, 2, 3])
    for task in sleeping { task.cancel() }
  }

  @Test func aCancelledSleepThrowsAtOnceAndIsForgotten() async {
    let clock = hand.clock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await sleepers(1, on: clock)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleepers == 0)
    #expect(clock.nextDeadline == nil)
  }

  @Test func aTaskThatIsCancelledAlreadyDoesNotSleep() async {
    let clock = hand.clock()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(for: .seconds(1))
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleepers == 0)
  }

  @Test func thousandsOfCancelledSleepsLeaveTheOthersInOrder() async {
    let clock = hand.clock()
    let tasks = (0..<1_000).map { number in
      Task {
        try await clock.sleep(for: .milliseconds(1_000 - number))
        hand.order.add("\(number)")
      }
    }
    await sleepers(1_000, on: clock)
    for (number, task) in tasks.enumerated() where number % 100 != 0 { task.cancel() }
    await sleepers(10, on: clock)
    for number in stride(from: 900, through: 0, by: -100) {
      #expect(clock.nextDeadline == .milliseconds(1_000 - number) - hand.time.withLock { $0 })
      hand.set(.milliseconds(1_000 - number))
      clock.fireDue()
    }
    #expect(clock.sleepers == 0)
  }

  @Test func theMonotonicReadingNeverGoesBack() {
    let clock = LoopClock(wake: {})
    let first = clock.now
    #expect(clock.now >= first)
    #expect(first.advanced(by: .seconds(1)).duration(to: first) == .seconds(-1))
  }
}
