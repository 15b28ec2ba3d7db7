/// One place of a list: an item, or an entry that could not be read and still counts.
///
/// A broken entry keeps its place, so that numbers, positions and totals stay those of the service.
public enum Slot<Item: Sendable>: Sendable {
  case item(Item)
  case unreadable

  /// The item that stands here, or nil where the entry could not be read.
  public var item: Item? {
    switch self {
    case .item(let item): item
    case .unreadable: nil
    }
  }

  /// The same place with its item made into something else.
  public func map<Other: Sendable>(_ transform: (Item) -> Other) -> Slot<Other> {
    switch self {
    case .item(let item): .item(transform(item))
    case .unreadable: .unreadable
    }
  }
}

extension Slot: Equatable where Item: Equatable {}
extension Slot: Hashable where Item: Hashable {}
