internal import StoaFlow
internal import StoaStorage
internal import StoaTape
internal import StoaTerminal

/// Plays the steps of the monkey in this process, and says of each that it begins.
struct MonkeyHeadless {
  let invocation: Invocation
  let tape: Tape

  func run() -> Int32 {
    ReplaySignals.watch()
    Durability.isOn = false
    TerminalLoop.prepare()
    let clock = LoopClock(wake: TerminalLoop.wake)
    let patience = StagePatience(clock: clock)
    let outcome = ReplayOutcome<MonkeyRun.Outcome>()
    var invocation = invocation
    invocation.dataDirectory = nil
    Task(executorPreference: FlowThread.shared) { [invocation, tape] in
      await Self.play(tape, invocation, patience, outcome)
    }
    TerminalLoop.runHeadless(clock: clock) { outcome.result != nil || ReplaySignals.signal != nil }
    if let signal = ReplaySignals.signal { ReplaySignals.end(by: signal) }
    switch outcome.result {
    case .success(let outcome)?:
      Console.write(MonkeyProgress.found(outcome))
      return outcome.fault == nil ? ExitStatus.done : ExitStatus.failed
    case .failure(let error)?:
      Console.complain(error.message)
      return ExitStatus.usage
    case nil:
      return ExitStatus.usage
    }
  }

  @FlowActor private static func play(
    _ tape: Tape, _ invocation: Invocation, _ patience: StagePatience, _ outcome: ReplayOutcome<MonkeyRun.Outcome>
  ) async {
    let run = MonkeyRun(
      tape, invocation: invocation, patience: patience, onStart: { Console.write(MonkeyProgress.began($0)) },
      onStep: { Console.write(MonkeyProgress.next($0)) })
    do throws(UsageError) {
      outcome.finish(.success(try await run.play()))
    } catch {
      outcome.finish(.failure(error))
    }
  }
}
