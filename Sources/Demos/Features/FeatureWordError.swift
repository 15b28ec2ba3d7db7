/// What is wrong with the words that the demo of a feature was started with.
package struct FeatureWordError: Error, Equatable {
  package let message: String

  init(_ message: String) { self.message = message }
}
