/// One breach of one rule, at one line of one file.
package struct Finding: Hashable, Sendable {
  /// From the root of the tree.
  package let file: String
  /// Counted from 1.
  package let line: Int
  package let rule: RuleID
  package let message: String

  package init(_ rule: RuleID, _ file: String, _ line: Int, _ message: String) {
    self.file = file
    self.line = line
    self.rule = rule
    self.message = message
  }
}

extension Finding: CustomStringConvertible {
  package var description: String { "\(file):\(line): \(rule.rawValue): \(message). \(rule.reason)" }
}

extension Finding: Comparable {
  package static func < (left: Finding, right: Finding) -> Bool {
    (left.file, left.line, left.rule.rawValue, left.message)
      < (right.file, right.line, right.rule.rawValue, right.message)
  }
}
