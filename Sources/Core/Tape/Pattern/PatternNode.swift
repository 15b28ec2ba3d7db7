/// What a pattern says, before it is made into a program.
indirect enum PatternNode {
  case one(PatternSet)
  case assertion(PatternAssertion)
  /// None matches the empty text.
  case sequence([PatternNode])
  case alternatives([PatternNode])
  /// `most` is nil for any number.
  case repeated(PatternNode, least: Int, most: Int?)

  /// Whether it stands for no instruction. The parser drops such parts, so that repeating them costs nothing.
  var isEmpty: Bool {
    switch self {
    case .sequence(let parts): parts.isEmpty
    case .repeated(let part, _, let most): most == 0 || part.isEmpty
    case .one, .assertion, .alternatives: false
    }
  }
}
