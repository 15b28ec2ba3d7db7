internal import StoaRouting

extension StackCoordinator {
  public var inconsistencies: [String] {
    var found = all.compactMap(\.inconsistency)
    // By the type there is one sheet at most; that it is on top is what the hosts have to hold to.
    if (sheetHost == nil) != (place.sheet == nil) { found.append("sheet: the place and its screen disagree about it") }
    if let sheetHost, focus !== sheetHost { found.append("sheet: a place over it has the keys") }
    if depth != place.stack.count {
      found.append("stack: \(place.stack.count) places are on it, and \(depth) are shown")
    }
    return found
  }

  public func forgetFrames() { all.forEach { $0.forgetFrame() } }

  public var work: [ScreenWork] { all.map(\.work) }
}
