/// Work that a reducer asks for, as a value; the store runs it and brings its results back as actions.
///
/// Making one runs nothing. `none` costs nothing; the others cost an allocation each.
public struct Effect<Action: Sendable>: Sendable {
  @usableFromInline let node: EffectNode?

  @inlinable
  init(node: EffectNode?) {
    self.node = node
  }

  /// No work.
  @inlinable public static var none: Effect { Effect(node: nil) }

  /// Sends `action` through the store's queue, behind what waits there already.
  public static func send(_ action: Action) -> Effect {
    Effect(node: EffectNode(.send(action)))
  }

  /// Starts all of them, in order; they run at the same time.
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// Starts all of them, in order; they run at the same time.
  public static func merge(_ effects: [Effect]) -> Effect { joined(effects, .merge) }

  /// Runs one after another; each starts when all that the one before started has ended.
  ///
  /// Before each it is checked whether the whole, or the one about to start, has been cancelled meanwhile.
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// Runs one after another; each starts when all that the one before started has ended.
  public static func concatenate(_ effects: [Effect]) -> Effect { joined(effects, .concatenate) }

  /// Turns every action of this effect into another type of action; chains of any length are fine.
  public func map<Other: Sendable>(_ transform: @escaping @Sendable (Action) -> Other) -> Effect<Other> {
    guard let node else { return .none }
    let erased: EffectNode.Transform = { value in (value as? Action).map(transform) }
    return Effect<Other>(node: EffectNode(.map(erased), [node]))
  }

  private static func joined(_ effects: [Effect], _ kind: EffectNode.Kind) -> Effect {
    var nodes: [EffectNode] = []
    for effect in effects {
      if let node = effect.node { nodes.append(node) }
    }
    return nodes.count < 2 ? Effect(node: nodes.first) : Effect(node: EffectNode(kind, nodes))
  }
}
