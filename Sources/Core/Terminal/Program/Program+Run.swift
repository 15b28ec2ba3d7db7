internal import Glibc
internal import StoaCanvas
public import StoaFlow

extension Program {
  /// Runs the program on the terminal of this process, and ends the process: with the program's status, by the signal that
  /// ended it, or with 2, after one line on standard error, where there is no terminal that could show it.
  ///
  /// Called by `main`, before anything else of Stoa. The terminal is as it was found in every case; `^z` stops the
  /// program until the shell continues it.
  ///
  /// - Parameters:
  ///   - make: Makes the program; its store runs on the runtime that this is given.
  ///   - configure: Changes how the terminal is treated: colours, files of crashes, where keys come from.
  public nonisolated static func run(
    _ make: @FlowActor (EffectRuntime) -> Program, configure: (inout TerminalOptions) -> Void = { _ in }
  ) -> Never {
    // A reader that has gone away is no reason to die: the write says so.
    signal(SIGPIPE, SIG_IGN)
    let environment = TerminalEnvironment.detect()
    if let refusal = environment.refusal {
      Complaint.say(refusal)
      TerminalLoop.exitProcess(2)
    }
    TerminalLoop.prepare()
    let clock = LoopClock(wake: TerminalLoop.wake)
    let runtime = EffectRuntime(clock: clock, activity: Activity())
    var options = TerminalOptions(environment: environment)
    options.activity = runtime.activity
    configure(&options)
    let program = FlowActor.assumeIsolated {
      let program = make(runtime)
      program.glyphs = options.ascii ? .ascii : .unicode
      return program
    }
    TerminalLoop.exitProcess(TerminalLoop.run(program, options: options, clock: clock))
  }
}
