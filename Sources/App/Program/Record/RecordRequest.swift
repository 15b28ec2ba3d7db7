/// What a command line wants recorded, and where.
package struct RecordRequest: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// What was done, to be replayed.
    case tape
    /// What the terminal got, to be played by asciinema.
    case cast
  }

  package let path: String
  package let form: Form

  /// The form goes by the end of the name.
  init(_ path: String) throws(UsageError) {
    self.path = path
    if path.hasSuffix(".tape") {
      form = .tape
    } else if path.hasSuffix(".cast") {
      form = .cast
    } else {
      throw UsageError("--record takes a name that ends in .tape or .cast, not '\(path)'")
    }
  }
}
