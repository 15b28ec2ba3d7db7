/// A library that the program uses, and its version or why it cannot be used.
package struct LibraryFacts: Equatable {
  package var name: String
  package var version: String

  package init(_ name: String, _ version: String) {
    self.name = name
    self.version = version
  }
}
