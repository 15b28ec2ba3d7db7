package import StoaCanvas

/// A program with its words, its environment, and the size of its terminal.
package struct Launch: Sendable {
  package var path: String
  package var arguments: [String]
  package var environment: [String]
  package var size: Size

  package init(_ path: String, _ arguments: [String], environment: [String], size: Size) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
    self.size = size
  }
}
