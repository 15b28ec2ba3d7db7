/// A parent with rows, each of which is a child.
@usableFromInline
struct ForEachReducer<
  State: Sendable, Action: Sendable, ID: Hashable & Sendable, Row: Sendable, RowAction: Sendable
>: Reducer {
  @usableFromInline let parent: ReducerPart<State, Action>
  @usableFromInline let rows: StatePath<State, IdentifiedRows<ID, Row>>
  @usableFromInline let action: CasePath<Action, IdentifiedAction<ID, RowAction>>
  @usableFromInline let row: ReducerPart<Row, RowAction>
  @usableFromInline let source: EffectSource

  @inlinable
  init(
    parent: @escaping ReducerPart<State, Action>,
    rows: any WritableKeyPath<State, IdentifiedRows<ID, Row>> & Sendable,
    action: CasePath<Action, IdentifiedAction<ID, RowAction>>, row: @escaping ReducerPart<Row, RowAction>,
    source: EffectSource
  ) {
    self.parent = parent
    self.rows = StatePath(rows)
    self.action = action
    self.row = row
    self.source = source
  }

  @inlinable
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    var effect = Effect<Action>.none
    let members = rows.read(&state) { $0.membership }
    if let own = self.action.extract(action) {
      let asked = rows.lend(&state) { rows in rows.update(own.id) { row(&$0, own.action) } }
      guard let asked else { return .orphan(Row.self, source) }
      if asked.node != nil {
        let embed = self.action.embed
        effect = asked.child(ChildID(Row.self, source, id: own.id)) { embed(IdentifiedAction(own.id, $0)) }
      }
    }
    let asked = parent(&state, action)
    if rows.read(&state, { $0.membership }) != members {
      let left = rows.read(&state) { $0 }
      return .merge(effect, .sweep(source) { (id: ID) in !left.contains(id: id) }, asked)
    }
    return effect.node == nil ? asked : asked.node == nil ? effect : .merge(effect, asked)
  }
}

extension Reducer {
  /// Adds a child for each row.
  ///
  /// The row runs before this reducer. The effects of rows that are gone after this reducer are cancelled; an action of
  /// a row that is not there is dropped and reported to the store's instrument.
  @inlinable
  public func forEach<ID: Hashable & Sendable, Row: Sendable, RowAction: Sendable>(
    _ rows: any WritableKeyPath<State, IdentifiedRows<ID, Row>> & Sendable,
    action: CasePath<Action, IdentifiedAction<ID, RowAction>>, file: StaticString = #fileID, line: UInt = #line,
    row: () -> some Reducer<Row, RowAction>
  ) -> some Reducer<State, Action> {
    let row = row()
    return ForEachReducer(
      parent: { parent, action in reduce(into: &parent, action: action) }, rows: rows, action: action,
      row: { row.reduce(into: &$0, action: $1) }, source: EffectSource(file: file, line: line))
  }
}
