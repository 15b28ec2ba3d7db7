/// How the work of an effect came to its end.
enum EffectEnd: Sendable {
  case returned((any Sendable)?)
  case threw(any Error, attempts: Int)
}
