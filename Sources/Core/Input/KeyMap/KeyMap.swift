/// What the keys do at one place: bindings in the order footers and help show them.
///
/// A map is made at the start, before the first frame, and holds some thirty keys: it is looked up by going through
/// them, which costs less than a table would take to fill.
public struct KeyMap<Command: Sendable>: Sendable {
  /// The bindings, in the order in which footers and help show them.
  public let bindings: [KeyBinding<Command>]

  /// A map of these bindings; of several with the same key the first has it.
  public init(_ bindings: [KeyBinding<Command>]) {
    self.bindings = bindings
  }

  /// The command of a key, or nil where the place knows no such key; the first binding's, where several claim it.
  public func command(for key: KeyPress) -> Command? {
    for binding in bindings where binding.keys.contains(key) { return binding.command }
    return nil
  }

  /// The command of an event: a bound key's; nil for all else.
  public func command(for event: InputEvent) -> Command? {
    guard case .key(let key) = event else { return nil }
    return command(for: key)
  }

  /// The command of that name (`:open` on the address line), or nil.
  public func command(named name: String) -> Command? {
    for binding in bindings where binding.name == name { return binding.command }
    return nil
  }

  /// The bindings that the footer shows, in order.
  public var footer: [KeyBinding<Command>] {
    bindings.filter(\.footer)
  }
}

extension KeyMap: Equatable where Command: Equatable {}
