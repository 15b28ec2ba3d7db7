/// Tells the tracks of a timeline apart; newer ones have greater numbers.
package struct TimelineTrackID: Hashable, Comparable, Sendable {
  let number: UInt32

  package static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}
