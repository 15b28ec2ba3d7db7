/// What a container hands out: a property, or a function that makes something.
struct Provider: Hashable {
  let name: String
  /// As written; for a property that is given a value, without a type of its own, the value.
  let type: String
  let file: String
  let line: Int
}
