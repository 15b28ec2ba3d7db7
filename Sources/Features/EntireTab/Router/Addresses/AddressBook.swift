public import StoaRouting

/// Every address of the program: the table of links, and where the program begins.
public struct AddressBook: Sendable {
  /// The table of links.
  public let resolver: LinkResolver<Destination>
  /// Where the program begins when nothing else is asked for.
  public let home: Destination
  /// The kinds of places, in the order of their tabs.
  let places: [any ShellPlace.Type]

  /// - Parameter places: The kinds of places, in the order of their tabs; at least one.
  package init(_ places: [any ShellPlace.Type]) {
    precondition(!places.isEmpty, "a program has at least one tab")
    self.places = places
    home = places[0].destination
    resolver = LinkResolver(places.flatMap { $0.destinationPatterns })
  }
}

extension ShellPlace {
  fileprivate static var destination: Destination { Destination(home) }
  fileprivate static var destinationPatterns: [LinkPattern<Destination>] {
    (patterns + aliases).map { $0.map { Destination($0) } }
  }
}
