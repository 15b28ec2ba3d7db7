/// Collects the reducers of a ``Combine``; `if`, `else` and `for` work.
@resultBuilder
public enum CombineBuilder<State: Sendable, Action: Sendable> {
  public typealias Parts = [ReducerPart<State, Action>]

  @inlinable
  public static func buildExpression(_ reducer: some Reducer<State, Action>) -> Parts {
    [{ state, action in reducer.reduce(into: &state, action: action) }]
  }

  @inlinable
  public static func buildExpression(_ combined: Combine<State, Action>) -> Parts { combined.parts }

  @inlinable public static func buildBlock(_ parts: Parts...) -> Parts { Array(parts.joined()) }
  @inlinable public static func buildArray(_ parts: [Parts]) -> Parts { Array(parts.joined()) }
  @inlinable public static func buildOptional(_ parts: Parts?) -> Parts { parts ?? [] }
  @inlinable public static func buildEither(first parts: Parts) -> Parts { parts }
  @inlinable public static func buildEither(second parts: Parts) -> Parts { parts }
}
