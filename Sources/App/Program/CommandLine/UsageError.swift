/// A command line that cannot be carried out, with the line that says why and what to do.
package struct UsageError: Error, Equatable {
  package let message: String

  package init(_ message: String) { self.message = message }
}
