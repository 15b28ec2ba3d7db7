public import StoaInput

/// What one line of a tape does: VHS's commands, and Stoa's own.
///
/// `Source` is not among them: whoever reads a tape puts the steps of the other file in its place.
public enum TapeCommand: Hashable, Sendable {
  // What a person does.
  /// Types the text, one character after the other; nil for the tape's own pace.
  case type(String, pace: Duration?)
  /// Presses the key so many times; nil for the tape's own pace.
  case press(KeyPress, pace: Duration?, count: Int)
  /// Turns the wheel over the middle of the screen, so many notches.
  case scroll(TapeScroll, pace: Duration?, count: Int)
  /// Presses and releases the left button over this cell, counted from 0.
  case click(column: Int, row: Int)
  /// Sets what `paste` will paste.
  case copy(String)
  case paste
  case resize(columns: Int, rows: Int)
  /// Sends bytes in one piece, as a terminal sends what no key, paste or click is: its replies, say.
  case bytes([UInt8])
  /// Goes to an address.
  case link(String)

  // Time and the network.
  case sleep(Duration)
  /// Lets time pass; unlike `sleep`, whatever pace the tape is played at.
  case advance(Duration)
  case offline
  case online

  // What must be seen.
  /// Waits until the pattern is there; nil for the tape's own limit and pattern.
  case wait(TapeScope, limit: Duration?, pattern: TapePattern?)
  case expect(TapePattern)
  case expectNot(TapePattern)

  // What is kept of it.
  case output(String)
  case screenshot(String)
  case hide
  case show

  // What is said beforehand.
  case set(TapeSetting)
  case environment(name: String, value: String)
  /// A program that VHS looks for, and Stoa does not need.
  case require(String)
  /// A text that VHS shows below the picture.
  case subtitle(String)
}
