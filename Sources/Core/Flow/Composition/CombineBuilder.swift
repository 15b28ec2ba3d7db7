/// Collects the reducers of a ``Combine``; `if`, `else` and `for` work.
@resultBuilder
public enum CombineBuilder<State: Sendable, Action: Sendable> {
  /// Reducers in the order in which they run.
  public typealias Parts = [ReducerPart<State, Action>]

  /// One reducer of the list.
  @inlinable
  public static func buildExpression(_ reducer: some Reducer<State, Action>) -> Parts {
    [{ state, action in reducer.reduce(into: &state, action: action) }]
  }

  /// Reducers that are combined already: each takes its place in the list.
  @inlinable
  public static func buildExpression(_ combined: Combine<State, Action>) -> Parts { combined.parts }

  /// All parts, one behind the other.
  @inlinable public static func buildBlock(_ parts: Parts...) -> Parts { Array(parts.joined()) }
  /// The parts of a `for`, one behind the other.
  @inlinable public static func buildArray(_ parts: [Parts]) -> Parts { Array(parts.joined()) }
  /// The parts of an `if` without `else`; none where it is false.
  @inlinable public static func buildOptional(_ parts: Parts?) -> Parts { parts ?? [] }
  /// The parts of an `if` that is true.
  @inlinable public static func buildEither(first parts: Parts) -> Parts { parts }
  /// The parts of an `else`.
  @inlinable public static func buildEither(second parts: Parts) -> Parts { parts }
}
