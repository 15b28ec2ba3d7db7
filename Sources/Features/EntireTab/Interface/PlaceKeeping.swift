/// What a run does with the places where it is left.
public enum PlaceKeeping: Hashable, Sendable {
  /// Nothing: tapes, prints and tests begin where they are told to, and leave nothing.
  case off
  /// It begins where it is told to, and keeps where it is left.
  case keeps
  /// It begins where it was left, and keeps where it is left.
  case restores
}
