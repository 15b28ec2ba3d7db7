/// A cancellation identity of any hashable type; equal when type and value are.
public struct EffectID: Hashable, Sendable, CustomStringConvertible {
  private let base: any Hashable & Sendable

  /// The identity of a value, by its type and the value itself.
  public init(_ base: some Hashable & Sendable) {
    if let id = base as? EffectID { self = id } else { self.base = base }
  }

  /// What it was made from, where that is of this type.
  func value<Value>(as type: Value.Type) -> Value? { base as? Value }

  public static func == (lhs: EffectID, rhs: EffectID) -> Bool {
    func isEqual<Value: Hashable>(_ value: Value, _ other: any Hashable) -> Bool { (other as? Value) == value }
    return isEqual(lhs.base, rhs.base)
  }

  public func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }

  public var description: String { String(describing: base) }
}
