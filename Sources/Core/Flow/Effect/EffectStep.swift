/// One entry of the engine's list of things to do; the list replaces recursion, so that depth costs no stack.
enum EffectStep {
  case visit(EffectNode, EffectContext)
  /// One thing that the chain's child had started is over.
  case ended(EffectChain)
  /// The last of what waited for its turn in a concatenation, or for a window, has started or never will.
  case admitted
}
