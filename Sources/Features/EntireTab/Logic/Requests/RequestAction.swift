/// What happens to what one feature asks another for.
public enum RequestAction: Equatable, Sendable {
  case made(ShellRequest)
  /// It takes longer than nobody notices.
  case waited(id: Int)
  /// It is there, and can be shown if it is still wanted.
  case found(ShellRequest)
  /// What became of it.
  case answered(id: Int, RequestAnswer)
}
