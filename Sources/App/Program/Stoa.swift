internal import Glibc
internal import StoaTerminal

/// The program: from the words of the command line to an exit status.
public enum Stoa {
  /// The version that `--version` prints and services are told.
  static let version = "0.1.0"

  /// Runs the program and ends the process.
  public static func main() -> Never {
    // A reader that has gone away ends the output quietly; the write says so.
    signal(SIGPIPE, SIG_IGN)
    Console.occupy()
    TerminalLoop.exitProcess(run(Array(CommandLine.arguments.dropFirst())))
  }

  static func run(_ arguments: [String]) -> Int32 {
    do throws(UsageError) {
      let invocation = try CommandParser.parse(arguments, environment: Environment.variable)
      return CommandRunner(invocation: invocation).run()
    } catch {
      Console.complain(error.message)
      return ExitStatus.usage
    }
  }
}
