extension LinkPattern {
  func matches(_ link: Link) -> Bool {
    guard link.path.count == segments.count, link.place == place else { return false }
    for (segment, step) in zip(segments, link.path) {
      if case .literal(let word) = segment, word != step { return false }
    }
    return true
  }

  /// Whether every path that the other pattern matches is matched by this one.
  func covers(_ other: LinkPattern) -> Bool {
    guard place == other.place, segments.count == other.segments.count else { return false }
    return zip(segments, other.segments).allSatisfy { mine, theirs in
      if case .parameter = mine { true } else { mine == theirs }
    }
  }

  /// The names in the path, in order.
  var pathNames: [String] {
    segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
  }

  /// Refuses in this order: the steps' values, the query's names, the query's values.
  static func builder<each Value: Sendable>(
    _ positions: [Int], _ queryNames: [String], _ parameters: repeat LinkParameter<each Value>,
    build: @escaping @Sendable (repeat each Value) -> Destination
  ) -> @Sendable (Link) throws(LinkRefusal) -> Destination {
    { (link: Link) throws(LinkRefusal) -> Destination in
      var reader = LinkReader(link, positions: positions, queryNames: queryNames)
      let values = (repeat try reader.next(each parameters))
      try reader.checkQuery()
      return build(repeat each values)
    }
  }
}
