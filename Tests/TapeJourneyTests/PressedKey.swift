internal import StoaInput

/// A key, and the place that it is for.
struct PressedKey: Hashable, CustomStringConvertible, Sendable {
  let key: KeyPress
  let place: PlaceName

  init(_ key: KeyPress, in place: PlaceName) {
    self.key = key
    self.place = place
  }

  var description: String { "\(key.label) in \(place)" }
}
