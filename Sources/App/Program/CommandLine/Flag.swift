/// One flag of the command line: how it is written, what it says in the help, and what it does.
struct Flag: Sendable {
  /// With the two hyphens.
  let name: String
  /// How its value is named in the help; nil for a flag without one.
  let value: String?
  /// Empty for a flag that the help does not name.
  let summary: String
  /// A value that it takes, where the name of the value does not show its form.
  let example: String?
  /// Takes the value, or refuses it with what it wants instead.
  let apply: @Sendable (inout Invocation, String) throws(UsageError) -> Void

  init(
    _ name: String, _ value: String? = nil, _ summary: String, example: String? = nil,
    apply: @escaping @Sendable (inout Invocation, String) throws(UsageError) -> Void
  ) {
    self.name = name
    self.value = value
    self.summary = summary
    self.example = example
    self.apply = apply
  }

  /// The flag as the help writes it.
  var usage: String { value.map { "\(name) \($0)" } ?? name }
}
