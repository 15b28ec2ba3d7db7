/// Makes commands of the text of a tape.
public struct TapeParser {
  /// The tape that a text alone makes up; `Source` is refused, since a text has no files beside it.
  ///
  /// - Parameter name: what positions call the tape.
  public static func parse(_ text: String, name: String) throws(TapeErrors) -> Tape {
    Tape(name: name, steps: [])
  }
}
