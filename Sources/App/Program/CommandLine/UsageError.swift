/// A command line that cannot be carried out, with the line that says why and what to do.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }
}
