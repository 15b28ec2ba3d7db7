internal import DomainLayer
internal import PeopleInterface
internal import PostsInterface
internal import SettingsInterface

/// The place that one was at before: where `-` leads, as `cd -` does in a shell.
///
/// A place is left when the tab, the stack, or the person that a list is narrowed to becomes another one, by whatever
/// key. What is selected, filtered, ordered, or open as a sheet over the place does not make another place of it; an
/// address that is asked for does, whatever it differs in. The place comes back as it was left, with filter and sheet.
package struct PreviousPlace: Equatable, Sendable {
  package private(set) var place: Destination?

  package init() {}

  /// A key was pressed at one place and led to the other, or stayed.
  package mutating func moved(from origin: Destination, to target: Destination) {
    if !origin.isSamePlace(as: target) { place = origin }
  }

  /// An address was asked for.
  package mutating func jumped(from origin: Destination, to target: Destination) {
    if origin != target { place = origin }
  }
}

extension Destination {
  fileprivate func isSamePlace(as other: Destination) -> Bool {
    switch (self, other) {
    case (.people(let one), .people(let other)):
      one.stack == other.stack
    case (.posts(let one), .posts(let other)):
      one.stack == other.stack && one.query.author == other.query.author
    case (.settings(let one), .settings(let other)):
      one.stack == other.stack && one.query.assignee == other.query.assignee
    case (.people, _), (.posts, _), (.settings, _):
      false
    }
  }
}
