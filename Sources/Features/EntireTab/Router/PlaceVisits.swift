package import StoaRouting

/// Where somebody was in the program, over all tabs, and how often they went elsewhere.
///
/// A place is left when the tab, the stack, or the person that a list is narrowed to becomes another one, by whatever
/// key. What is selected, filtered, ordered, or open as a sheet over the place does not make another place of it; an
/// address that is asked for does, whatever it differs in. A place comes back as it was left, with filter and sheet.
package struct PlaceVisits: Equatable, Sendable {
  package private(set) var history: VisitHistory<Destination>
  /// Another one after each change of where somebody is, so that what was begun for one place can tell, when it ends,
  /// that somebody has moved on.
  package private(set) var generation: UInt64 = 0

  package init(history: VisitHistory<Destination> = VisitHistory()) {
    self.history = history
  }

  /// A key was pressed at one place and led to the other, or stayed.
  package mutating func moved(from origin: Destination, to target: Destination) {
    guard origin != target else { return }
    generation += 1
    if !origin.isSamePlace(as: target) { history.leave(origin) }
  }

  /// An address was asked for.
  package mutating func jumped(from origin: Destination, to target: Destination) {
    generation += 1
    if origin != target { history.leave(origin) }
  }

  /// Takes a step in the history itself; nil where it leads nowhere.
  package mutating func step(
    _ step: (inout VisitHistory<Destination>) -> Destination?
  ) -> Destination? {
    guard let target = step(&history) else { return nil }
    generation += 1
    return target
  }
}
