internal import Glibc
internal import StoaCanvas
internal import StoaFlow
internal import StoaTerminal

/// The shared pieces of screens, a page after another, each in all its states.
public enum ComponentDemo {
  /// Shows the pages on the terminal, or prints the one that the words of the process ask for, and ends the process.
  public static func main() -> Never {
    do throws(DemoWordError) {
      let words = try DemoWords(Array(CommandLine.arguments.dropFirst()))
      if words.isPrinted {
        lines(of: words).forEach { print($0) }
        exit(0)
      }
      show(words.state)
    } catch {
      let line = Array("scripts/demo gallery: \(error.message)\n".utf8)
      _ = write(2, line, line.count)
      exit(2)
    }
  }

  /// What is printed: the page on a screen of 80x24.
  package static func lines(of words: DemoWords) -> [String] {
    var canvas = Canvas(size: Size(columns: 80, rows: 24))
    DemoScreen.draw(words.state, on: &canvas)
    return words.hasStyles ? canvas.ansi() : canvas.lines
  }

  private static func show(_ state: DemoState) -> Never {
    Program.run { runtime in
      Program(
        Store(state, reducer: DemoReducer(), runtime: runtime), screen: { DemoScreen.draw($0, on: &$1) },
        keys: DemoScreen.keys, exit: { $0.hasQuit ? 0 : nil })
    }
  }
}
