/// Why nothing could be measured; the text is one line for a person.
package struct BenchError: Error, Equatable, Sendable {
  package let message: String

  package init(_ message: String) { self.message = message }
}
