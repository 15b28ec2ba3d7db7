internal import StoaFlow

/// A run of the program that `--strict` ends at the first broken rule; without the flag, one that nothing watches.
struct StrictRun: Sendable {
  private let watch: StrictWatch?

  init(_ invocation: Invocation) {
    watch = invocation.isStrict ? StrictWatch(isStrict: true) : nil
  }

  /// A world that reports to the watch.
  func watched(_ world: AppWorld = AppWorld()) -> AppWorld {
    var world = world
    if let watch { world.report(to: watch) }
    return world
  }

  /// Has the program end at the first broken rule.
  @FlowActor func end(_ program: StoaProgram) {
    watch?.onFault = { [weak program] _ in program?.end(with: ExitStatus.failed) }
  }

  /// The status of a run that has ended with this one: a broken rule is said in one line and is a failure.
  func status(_ status: Int32) -> Int32 {
    guard let fault = FlowActor.assumeIsolated({ watch?.faults.first }) else { return status }
    Console.complain("strict: \(fault); this is a mistake in the program, please report it with what was pressed")
    return ExitStatus.failed
  }
}
