internal import StoaTape

/// The commands of a text; a mistake in it fails the test.
func commands(_ text: String) throws -> [TapeCommand] {
  try TapeParser.parse(text, name: "walk.tape").steps.map(\.command)
}

/// What is wrong with a text, one `line:column: message` each; nothing for a tape without mistakes.
func mistakes(_ text: String) -> [String] {
  do throws(TapeErrors) {
    _ = try TapeParser.parse(text, name: "walk.tape")
    return []
  } catch {
    return error.errors.map { "\($0.position.line):\($0.position.column): \($0.message)" }
  }
}

func pattern(_ source: String) throws -> TapePattern { try TapePattern(parsing: source) }
