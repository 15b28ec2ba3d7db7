/// A step of a stack as a word, with the id where it has one.
package struct SnapshotStep: Equatable {
  package let word: String
  package let id: Int?

  package init(_ word: String, _ id: Int? = nil) {
    self.word = word
    self.id = id
  }
}
