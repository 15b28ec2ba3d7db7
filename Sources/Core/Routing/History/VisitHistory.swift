/// The places that somebody was at, as a browser keeps them: those behind, those ahead after going back, and never the
/// one where they are, which may change in the meantime.
///
/// Going to a new place drops what was ahead. What is far behind is forgotten beyond the limit, and so it is ahead. A
/// place that equals the one where somebody is leads nowhere, and is passed over.
public struct VisitHistory<Place: Sendable>: Sendable {
  /// What is behind, the nearest last.
  public private(set) var behind: [Place] = []
  /// What is ahead, the nearest last.
  public private(set) var ahead: [Place] = []
  /// The most places that are kept on either side.
  public let limit: Int
  /// Whether the last step led back, so that the place one came from is ahead.
  public private(set) var hasGoneBack = false

  /// - Parameter limit: At least one.
  public init(limit: Int = 100) {
    self.limit = max(1, limit)
  }

  /// A history that was kept, its oldest places left out where they are beyond the limit.
  public init(behind: [Place], ahead: [Place], hasGoneBack: Bool = false, limit: Int = 100) {
    self.init(limit: limit)
    self.behind = Array(behind.suffix(self.limit))
    self.ahead = Array(ahead.suffix(self.limit))
    self.hasGoneBack = hasGoneBack
  }

  /// Somebody left a place for one that they had not gone back from.
  public mutating func leave(_ origin: Place) {
    behind.append(origin)
    if behind.count > limit { behind.removeFirst() }
    ahead = []
    hasGoneBack = false
  }
}

extension VisitHistory where Place: Equatable {
  /// One step back from where somebody is: the place it leads to, or nil where nothing else is behind.
  public mutating func goBack(from place: Place) -> Place? {
    guard let target = Self.next(in: &behind, after: place) else { return nil }
    Self.put(place, on: &ahead, limit: limit)
    hasGoneBack = true
    return target
  }

  /// One step forward again, after going back; nil where nothing else is ahead.
  public mutating func goForward(from place: Place) -> Place? {
    guard let target = Self.next(in: &ahead, after: place) else { return nil }
    Self.put(place, on: &behind, limit: limit)
    hasGoneBack = false
    return target
  }

  /// To the place that somebody was at last, in whichever direction it lies: twice is here again, as `cd -` is.
  public mutating func goToPrevious(from place: Place) -> Place? {
    hasGoneBack ? goForward(from: place) : goBack(from: place)
  }

  /// Where `goBack` would lead.
  public func back(from place: Place) -> Place? { behind.last { $0 != place } }
  /// Where `goForward` would lead.
  public func forward(from place: Place) -> Place? { ahead.last { $0 != place } }
  /// Where `goToPrevious` would lead.
  public func previous(from place: Place) -> Place? { hasGoneBack ? forward(from: place) : back(from: place) }

  /// Takes the nearest place that is another one, and drops what was passed over; without one nothing changes.
  private static func next(in places: inout [Place], after place: Place) -> Place? {
    guard let index = places.lastIndex(where: { $0 != place }) else { return nil }
    defer { places.removeSubrange(index...) }
    return places[index]
  }

  private static func put(_ place: Place, on places: inout [Place], limit: Int) {
    places.append(place)
    if places.count > limit { places.removeFirst() }
  }
}

extension VisitHistory {
  /// The history without the places that no longer are, or must not be kept.
  public func filter(_ isKept: (Place) -> Bool) -> VisitHistory {
    VisitHistory(
      behind: behind.filter(isKept), ahead: ahead.filter(isKept), hasGoneBack: hasGoneBack, limit: limit)
  }
}

extension VisitHistory: Equatable where Place: Equatable {}
extension VisitHistory: Hashable where Place: Hashable {}
