/// What of a pattern does not hang on its destination: one reference for all, since a lookup hands it on.
final class LinkForm: Sendable {
  let shape: LinkShape
  let stepNames: [String]
  let queryNames: [String]
  /// Which steps of the path are parameters.
  let positions: [Int]

  init(_ path: String, stepNames: [String], queryNames: [String]) {
    shape = LinkShape(path)
    self.stepNames = stepNames
    self.queryNames = queryNames
    positions = shape.positions
  }
}
