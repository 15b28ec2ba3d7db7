public import StoaFlow
public import StoaInput

extension ListMotion {
  /// The move of the selection that a moving key stands for.
  public init(_ motion: Motion) {
    switch motion {
    case .down: self = .rows(1)
    case .up: self = .rows(-1)
    case .pageDown: self = .pages(1)
    case .pageUp: self = .pages(-1)
    case .halfDown: self = .halfPages(1)
    case .halfUp: self = .halfPages(-1)
    case .first: self = .first
    case .last: self = .last
    }
  }
}
