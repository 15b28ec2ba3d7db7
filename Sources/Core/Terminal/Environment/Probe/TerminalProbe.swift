internal import CTerminal
internal import StoaCanvas
internal import StoaFlow

/// What only the terminal itself can tell: how wide it draws, its shades, and which bytes its keys send.
///
/// The terminal is as it was found afterwards. `^c`, or a signal that ends processes, ends this one.
public enum TerminalProbe {
  /// The columns below which widths cannot be measured: a text might wrap to the next row, and leave a trace.
  public static let minimumColumns = 20

  /// The widths of texts on the terminal of the standard descriptors; nil where it does not answer, or has fewer than
  /// `minimumColumns`. Waits for at most a second for each answer, two over the network.
  public static func widths(of texts: [String], environment: TerminalEnvironment) -> [WidthSample]? {
    guard let size = environment.size, size.columns >= minimumColumns else { return nil }
    TerminalLoop.prepare()
    let patience = patience(environment)
    let outcome = FlowActor.assumeIsolated { WidthProbe(input: 0, output: 1, patience: patience).measure(texts) }
    switch outcome {
    case .measured(let samples): return samples
    case .silent, .gone: return nil
    case .ended(let signal): end(by: signal)
    }
  }

  /// The terminal's background and shades, as far as it tells; for a terminal that has answered before.
  public static func colors(environment: TerminalEnvironment) -> TerminalColors {
    TerminalLoop.prepare()
    let patience = patience(environment)
    let outcome = FlowActor.assumeIsolated { ColorProbe(input: 0, output: 1, patience: patience).ask() }
    switch outcome {
    case .told(let colors): return colors
    case .gone: return TerminalColors()
    case .ended(let signal): end(by: signal)
    }
  }

  private static func patience(_ environment: TerminalEnvironment) -> Duration {
    .seconds(environment.isRemote ? 2 : 1)
  }

  /// Shows how keys are read until the person has seen enough; false when the terminal went away.
  public static func watchKeys(environment: TerminalEnvironment, isASCII: Bool, hasPrivateModes: Bool) -> Bool {
    TerminalLoop.prepare()
    let outcome = FlowActor.assumeIsolated {
      var watch = KeyWatch(
        input: 0, output: 1, escapeDelay: environment.escapeDelay, isASCII: isASCII, hasPrivateModes: hasPrivateModes)
      return watch.run()
    }
    switch outcome {
    case .done: return true
    case .gone: return false
    case .ended(let signal): end(by: signal)
    }
  }

  private static func end(by signal: Int32) -> Never {
    ct_signal_raise(signal)
    // Only where the signal is ignored.
    TerminalLoop.exitProcess(128 + signal)
  }
}
