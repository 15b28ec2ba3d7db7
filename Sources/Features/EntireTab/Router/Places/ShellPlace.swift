package import EntireTabInterface
package import StoaRouting

/// A place of a feature as the shell keeps it: the tab that it is in, its address, its form in a snapshot, and its rows
/// for who wants them without a screen.
///
/// A feature is all of the program's once its place conforms to this; see `PeoplePlace+Shell.swift` and `PeoplePlace+Printing.swift`.
package protocol ShellPlace: Hashable, Sendable, PrintedPlace {
  associatedtype Query: SnapshotQuery
  associatedtype Route: SnapshotRoute
  associatedtype Sheet: RawRepresentable<String>

  static var tab: ShellTab { get }
  /// The shapes of its addresses, the first that of the tab itself.
  static var patterns: [LinkPattern<Self>] { get }
  /// Shapes of other addresses that lead there, too.
  static var aliases: [LinkPattern<Self>] { get }
  /// Its address; read by `patterns`, it leads back here.
  var link: Link { get }
  /// Whether going from one to the other is no step of the history.
  func isSamePlace(as other: Self) -> Bool

  var query: Query { get }
  var stack: [Route] { get }
  var sheet: Sheet? { get }
  init(query: Query, stack: [Route], sheet: Sheet?)
}

extension ShellPlace {
  /// Where the tab begins.
  package static var home: Self { Self(query: Query(), stack: [], sheet: nil) }

  package static var aliases: [LinkPattern<Self>] { [] }

  /// What is filtered, ordered, or open as a sheet over a place does not make another place of it.
  package func isSamePlace(as other: Self) -> Bool { stack == other.stack }
}
