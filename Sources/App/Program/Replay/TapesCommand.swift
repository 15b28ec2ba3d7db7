internal import StoaCanvas
internal import StoaTape

/// `stoa tapes`: what is wrong with tapes, and what they type.
enum TapesCommand {
  /// Says all that is wrong with the tapes; silent when they are right.
  static func check(_ names: [String]) -> Int32 {
    var status = ExitStatus.done
    for name in names.flatMap(TapeSource.tapes) where read(name) == nil { status = ExitStatus.usage }
    return status
  }

  /// Prints a line for each command that is played: its line, how it is written, and its bytes in hexadecimal digits.
  static func keys(_ name: String, size: Size) -> Int32 {
    guard let tape = read(name) else { return ExitStatus.usage }
    for stroke in tape.strokes(on: size) {
      let digits = stroke.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      let source = SafeText.line(stroke.source)
      guard Console.write("\(stroke.line)\t\(source)\t\(digits.isEmpty ? "-" : digits)\n") else { break }
    }
    return ExitStatus.done
  }

  private static func read(_ name: String) -> Tape? {
    do throws(TapeErrors) {
      return try TapeSource.read(name)
    } catch {
      for error in error.errors { Console.complain(error.description) }
      return nil
    }
  }
}
