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
  /// Pastes what was copied last.
  case paste
  /// Gives the screen another size, in cells.
  case resize(columns: Int, rows: Int)
  /// Sends bytes in one piece, as a terminal sends what no key, paste or click is: its replies, say.
  case bytes([UInt8])
  /// Goes to an address.
  case link(String)

  // Time and the network.
  /// Waits, at the pace at which the tape is played.
  case sleep(Duration)
  /// Lets time pass; unlike `sleep`, whatever pace the tape is played at.
  case advance(Duration)
  /// Cuts the way to the service.
  case offline
  /// Restores the way to the service.
  case online

  // What must be seen.
  /// Waits until the pattern is there; nil for the tape's own limit and pattern.
  case wait(TapeScope, limit: Duration?, pattern: TapePattern?)
  /// The pattern must be on the screen now.
  case expect(TapePattern)
  /// The pattern must not be on the screen now.
  case expectNot(TapePattern)

  // What is kept of it.
  /// A file for the screens after each command.
  case output(String)
  /// A file for the screen as it is now.
  case screenshot(String)
  /// The screens from here on are not kept.
  case hide
  /// The screens from here on are kept again.
  case show

  // What is said beforehand.
  /// Sets how the tape is played.
  case set(TapeSetting)
  /// Sets a variable of the environment.
  case environment(name: String, value: String)
  /// A program that VHS looks for, and Stoa does not need.
  case require(String)
  /// A text that VHS shows below the picture.
  case subtitle(String)
}
