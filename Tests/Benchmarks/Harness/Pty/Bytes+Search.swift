extension Collection<UInt8> {
  /// How often a pattern occurs, without overlaps.
  package func occurrences(of pattern: [UInt8]) -> Int {
    var count = 0
    var rest = self[...]
    while let first = pattern.first, let start = rest.firstIndex(of: first) {
      let isHere = rest[start...].starts(with: pattern)
      if isHere { count += 1 }
      rest = rest[start...].dropFirst(isHere ? pattern.count : 1)
    }
    return count
  }
}

extension Array<UInt8> {
  /// Where a pattern begins for the last time.
  package func lastOccurrence(of pattern: [UInt8]) -> Int? {
    guard !pattern.isEmpty, count >= pattern.count else { return nil }
    return (0...(count - pattern.count)).last { self[$0...].starts(with: pattern) }
  }
}
