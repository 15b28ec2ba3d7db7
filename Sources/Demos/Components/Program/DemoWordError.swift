/// What is wrong with the words that the demo was started with.
package struct DemoWordError: Error, Equatable {
  package let message: String

  init(_ message: String) { self.message = message }
}
