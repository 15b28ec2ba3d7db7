/// What can be sent to the store of a race.
enum RaceAction: Hashable, Sendable {
  case start(work: Int, id: Int, shape: Shape)
  case cancel(id: Int)
  case cancelAll
  /// What a piece of work sends, counted from 0.
  case sent(work: Int, part: Int)
  /// The work was not over in time.
  case timedOut(work: Int)

  enum Shape: CaseIterable, Sendable {
    /// Alone under its identity, beside older work.
    case plain
    /// Cancels older work of its identity.
    case latest
    /// The work in two halves, the second begun when the first has ended.
    case halves
    /// As `halves`, and the second half gets the identity only when its turn comes.
    case lateHalf
    /// As `plain`, with a limit of time.
    case limited
    /// Without an identity; in the end it cancels what was under its own when it started.
    case lateCancel
  }
}
