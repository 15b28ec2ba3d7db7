extension Navigator where Route: Equatable {
  /// Changes a draft; it may be left half changed when this throws.
  static func apply(
    _ command: Command, to place: inout Place<Route, Sheet>, maximumDepth: Int
  ) throws(NavigationRefusal) {
    switch command {
    case .present(let sheet):
      guard place.sheet == nil else { throw .sheetAlreadyOpen }
      place.sheet = sheet
    case .dismiss:
      guard place.sheet != nil else { throw .noSheet }
      place.sheet = nil
    case .back where place.sheet != nil:
      place.sheet = nil
    case .set(let target):
      guard target.stack.count <= maximumDepth else { throw .tooDeep(limit: maximumDepth) }
      place = target
    case .transaction(let commands):
      for command in commands { try apply(command, to: &place, maximumDepth: maximumDepth) }
    case .push, .pop, .popToRoot, .popTo, .replaceTop, .backOrPush, .back:
      guard place.sheet == nil else { throw .sheetOnTop }
      var stack = RouteStack(place.stack)
      try apply(command, to: &stack)
      guard stack.depth <= maximumDepth || stack.depth <= place.stack.count else {
        throw .tooDeep(limit: maximumDepth)
      }
      place.stack = stack.routes
    }
  }

  private static func apply(_ command: Command, to stack: inout RouteStack<Route>) throws(NavigationRefusal) {
    switch command {
    case .push(let route): stack.push(route)
    case .pop, .back: try stack.pop()
    case .popToRoot: try stack.popToRoot()
    case .popTo(let route): try stack.popTo(route)
    case .replaceTop(let route): try stack.replaceTop(route)
    case .backOrPush(let route): stack.backOrPush(route)
    case .present, .dismiss, .set, .transaction: break
    }
  }
}
