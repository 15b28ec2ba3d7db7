public import EntireTabInterface
internal import StoaRouting

/// A whole place of the program: a tab, the places on it, and its sheet.
public struct Destination: Sendable {
  /// The place as its feature names it.
  package let place: any ShellPlace

  package init(_ place: any ShellPlace) { self.place = place }

  /// The tab that the place is in.
  public var tab: ShellTab { type(of: place).tab }

  /// Its address, without the scheme: `people/3`, `posts?author=3`.
  public var address: String { place.link.address }

  /// Its address with the scheme, for other programs.
  public var url: String { place.link.url() }

  /// Whether going from one to the other is no step of the history.
  func isSamePlace(as other: Destination) -> Bool { place.isSamePlace(asAny: other.place) }
}

extension Destination: Hashable {
  public static func == (one: Destination, other: Destination) -> Bool { one.place.isEqual(to: other.place) }
  public func hash(into hasher: inout Hasher) { place.hash(into: &hasher) }
}

extension ShellPlace {
  fileprivate func isEqual(to other: any ShellPlace) -> Bool { other as? Self == self }
  fileprivate func isSamePlace(asAny other: any ShellPlace) -> Bool { (other as? Self).map(isSamePlace) ?? false }
}
