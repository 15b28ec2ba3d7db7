/// What the keys of a tab do, whatever place is on top.
enum StackCommand: Sendable, Equatable {
  case back, sheet
}
