package import EntireTabInterface
internal import FeaturesRoot

extension Invocation {
  /// What a run on a terminal does with where it was left.
  ///
  /// Whoever asks for an address, or for the beginning, gets that; and so does a tape of what leads to a fault, which
  /// could not be played from anywhere else.
  package var keeping: PlaceKeeping { link == nil && !isFresh && report == nil ? .restores : .keeps }

  /// Under which name it is kept where the program was left: what was left with all tabs is no place of one with some.
  func keptUnder(_ backend: String) -> String {
    tabs == .all ? backend : "\(backend) \(tabs.names.joined(separator: ","))"
  }
}
