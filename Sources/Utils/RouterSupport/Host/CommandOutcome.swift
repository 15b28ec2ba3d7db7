/// What came of a command that was given by its name.
public enum CommandOutcome: Hashable, Sendable {
  case done
  /// There is no such command here.
  case unknown
  /// It means nothing just now; the text says why, in words for people.
  case refused(String)
}
