internal import StoaFlow
internal import StoaRouting

/// How a place is shown in failures.
enum PlaceText {
  static func of<Route, Sheet>(_ place: Place<Route, Sheet>) -> String {
    let stack = place.stack.isEmpty ? "the root" : place.stack.map { StateDifference.text($0) }.joined(separator: " › ")
    return place.sheet.map { "\(stack), under the sheet \(StateDifference.text($0))" } ?? stack
  }
}
