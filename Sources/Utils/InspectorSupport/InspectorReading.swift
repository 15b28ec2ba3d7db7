internal import DesignSupport
internal import StoaCanvas
internal import StoaFlow

/// The entries of a log as it stands.
@FlowActor protocol InspectorReading {
  /// In order; each entry keeps its own for ever.
  var numbers: [UInt64] { get }

  /// The rows of the entries at these places, those that are there.
  func rows(_ range: Range<Int>) -> [InspectorContent.Row]

  /// What is known of the entry at that place.
  func detail(at index: Int, glyphs: GlyphSet) -> [DetailBlock]
}
