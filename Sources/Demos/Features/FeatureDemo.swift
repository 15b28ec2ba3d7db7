internal import Glibc
internal import StoaCanvas
internal import StoaFlow
internal import StoaTerminal

/// One feature alone, over the fixtures of `DomainTesting`.
public enum FeatureDemo {
  /// Shows the feature that the words behind `--fixtures` name on the terminal, or prints a screen of it, and ends the
  /// process.
  public static func main() -> Never {
    // A reader that has gone away ends the output quietly.
    signal(SIGPIPE, SIG_IGN)
    do throws(FeatureWordError) {
      let words = try FeatureWords(Array(CommandLine.arguments.dropFirst(2)))
      guard let form = words.form else { TerminalLoop.exitProcess(try show(words)) }
      TerminalLoop.exitProcess(print(words, as: form))
    } catch {
      let line = Array("scripts/demo: \(SafeText.line(error.message))\n".utf8)
      _ = write(2, line, line.count)
      exit(2)
    }
  }

  private static func print(_ words: FeatureWords, as form: FeatureWords.Form) -> Int32 {
    let environment = TerminalEnvironment.detect()
    TerminalLoop.prepare()
    let clock = LoopClock(wake: TerminalLoop.wake)
    let program = program(words, clock, Activity(), isASCII: words.isASCII || !environment.isUTF8)
    TerminalLoop.runHeadless(clock: clock) { program.isSettled() }
    let canvas = FlowActor.assumeIsolated { program.draw() }
    let lines = form == .ansi ? canvas.ansi(colors: environment.palette(.auto) != .none) : canvas.lines
    lines.forEach { Swift.print($0) }
    return 0
  }

  private static func show(_ words: FeatureWords) throws(FeatureWordError) -> Int32 {
    let environment = TerminalEnvironment.detect()
    if let refusal = environment.refusal { throw FeatureWordError("\(refusal), or use --print screen") }
    TerminalLoop.prepare()
    let clock = LoopClock(wake: TerminalLoop.wake)
    let activity = Activity()
    var options = TerminalOptions(environment: environment)
    options.ascii = options.ascii || words.isASCII
    options.mouse = true
    options.activity = activity
    return TerminalLoop.run(
      program(words, clock, activity, isASCII: options.ascii), options: options, clock: clock)
  }

  private static func program(
    _ words: FeatureWords, _ clock: LoopClock, _ activity: Activity, isASCII: Bool
  ) -> FixtureProgram {
    FlowActor.assumeIsolated {
      FixtureProgram(
        words, runtime: EffectRuntime(clock: clock, activity: activity), activity: activity,
        glyphs: isASCII ? .ascii : .unicode)
    }
  }
}
