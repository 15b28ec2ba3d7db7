/// Why a navigation command was not applied; the place is as it was.
public enum NavigationRefusal: Error, Hashable, Sendable {
  /// Back from the root.
  case stackEmpty
  /// Back to a route that is not on the stack.
  case notOnStack
  /// A second sheet: there is one at most.
  case sheetAlreadyOpen
  /// A change of the stack under an open sheet, which would show nothing; dismiss it first.
  case sheetOnTop
  /// Dismissing where no sheet is open.
  case noSheet
  /// A stack deeper than the navigator's limit.
  case tooDeep(limit: Int)
  /// A late answer: the place has changed since it was asked for.
  case outdated

  /// What was refused, in one line for the log and the status line.
  public var message: String {
    switch self {
    case .stackEmpty: "there is nothing to go back to"
    case .notOnStack: "that place is not behind this one"
    case .sheetAlreadyOpen: "a sheet is open already; close it first"
    case .sheetOnTop: "a sheet is open; close it first"
    case .noSheet: "no sheet is open"
    case .tooDeep(let limit): "more than \(limit) places on one another; go back first"
    case .outdated: "the place has changed meanwhile"
    }
  }
}
