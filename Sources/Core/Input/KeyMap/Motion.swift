/// A move that every list and page understands, whatever it shows.
public enum Motion: Hashable, Sendable, CaseIterable {
  case down, up, pageDown, pageUp, halfDown, halfUp, first, last
}
