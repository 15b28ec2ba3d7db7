/// One instruction of a pattern's program; numbers are places in it.
enum PatternInstruction: Sendable {
  /// Goes on if the next scalar is a member.
  case one(PatternSet)
  case assertion(PatternAssertion)
  case split(Int, Int)
  case jump(Int)
  case match
}
