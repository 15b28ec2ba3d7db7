package import EntireTabInterface

extension Invocation {
  /// What a run on a terminal does with where it was left: whoever asks for an address, or for the beginning, gets that.
  package var keeping: PlaceKeeping { link == nil && !isFresh ? .restores : .keeps }
}
