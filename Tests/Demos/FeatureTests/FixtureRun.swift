internal import DomainTesting
internal import FeatureDemo
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import Synchronization

/// The demo of a feature without its terminal, in a time that passes as fast as it is waited for.
@FlowActor final class FixtureRun {
  let program: FixtureProgram
  private let clock: LoopClock
  private let time = Time()

  private final class Time: Sendable {
    let reading = Mutex(Duration.zero)
  }

  init(_ words: String..., world: SampleWorld = SampleWorld(), size: Size = .init(columns: 80, rows: 24)) throws {
    let words = try FeatureWords(words)
    clock = LoopClock(reading: { [time] in time.reading.withLock { $0 } }, wake: {})
    let activity = Activity()
    program = FixtureProgram(
      words, world: world, runtime: EffectRuntime(clock: clock, activity: activity), activity: activity,
      glyphs: words.isASCII ? .ascii : .unicode)
    program.resize(to: size)
  }

  /// The screen once nothing changes any more.
  @discardableResult func screen() async -> Canvas {
    while !program.isSettled() {
      time.reading.withLock { $0 += .milliseconds(50) }
      clock.fireDue()
      await Task.yield()
    }
    return program.draw()
  }

  /// Presses keys, one after another, as slowly as a person does.
  func press(_ keys: KeyPress...) async {
    await screen()
    for key in keys {
      program.handle(.key(key))
      await screen()
    }
  }
}
