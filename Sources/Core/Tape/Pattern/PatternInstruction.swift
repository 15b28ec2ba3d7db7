/// One instruction of a pattern's program; numbers are places in it.
enum PatternInstruction: Sendable {
  /// Goes on if the next scalar is a member of this set. By number, since a set is costly to pick up and put down.
  case one(set: Int)
  case assertion(PatternAssertion)
  case split(Int, Int)
  case jump(Int)
  case match
}
