/// Why a feature could not be added or taken away, in one sentence.
struct ScaffoldError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
