/// One entry of the engine's list of things to do; the list replaces recursion, so that depth costs no stack.
enum EffectStep {
  case visit(EffectNode, EffectContext)
  /// One thing that the chain's child had started is over.
  case ended(EffectChain)
}
