/// What a reducer does, without its type: the unit of which a ``Combine`` is made.
public typealias ReducerPart<State: Sendable, Action: Sendable> = @Sendable (inout State, Action) -> Effect<Action>
