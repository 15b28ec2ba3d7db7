extension StateComparison {
  /// So many elements that one side alone has are shown; of the others their number.
  private static let runLimit = 4

  mutating func compareElements(_ old: [Any], _ new: [Any], _ path: String) {
    if let before = identities(of: old), let after = identities(of: new) {
      return compareRows(old, before, new, after, path)
    }
    // What stands before and after the part that differs says where something was put in or taken out.
    var (head, tail) = (0, 0)
    let shorter = min(old.count, new.count)
    while head < shorter, Self.areEqual(old[head], new[head]) { head += 1 }
    while tail < shorter - head, Self.areEqual(old[old.count - 1 - tail], new[new.count - 1 - tail]) { tail += 1 }
    let both = shorter - head - tail
    for index in head..<(head + both) { compare(old[index], new[index], "\(path)[\(index)]") }
    noteRun(old, (head + both)..<(old.count - tail), path) { StateDifference(path: $0, old: $1, new: nil) }
    noteRun(new, (head + both)..<(new.count - tail), path) { StateDifference(path: $0, old: nil, new: $1) }
  }

  mutating func compareEntries(_ old: Mirror.Children, _ new: Mirror.Children, _ path: String) {
    let (before, after) = (entries(old), entries(new))
    for (key, name) in inOrder(Set(before.keys).union(after.keys)) {
      compareSides(before[key], after[key], "\(path)[\(name)]")
    }
  }

  mutating func compareMembers(_ old: [Any], _ new: [Any], _ path: String) {
    let (before, after) = (Set(old.compactMap(Self.key)), Set(new.compactMap(Self.key)))
    for (member, name) in inOrder(before.symmetricDifference(after)) {
      let isOld = before.contains(member)
      differences.append(StateDifference(path: path, old: isOld ? name : nil, new: isOld ? nil : name))
    }
  }

  /// Rows are told apart by their identity, wherever they stand.
  private mutating func compareRows(
    _ old: [Any], _ before: [AnyHashable], _ new: [Any], _ after: [AnyHashable], _ path: String
  ) {
    let olds = Dictionary(uniqueKeysWithValues: zip(before, old))
    let news = Dictionary(uniqueKeysWithValues: zip(after, new))
    let (kept, stayed) = (before.filter { news[$0] != nil }, after.filter { olds[$0] != nil })
    for id in kept { compareSides(olds[id], news[id], "\(path)[id \(show(id.base))]") }
    let (gone, come) = (before.filter { news[$0] == nil }, after.filter { olds[$0] == nil })
    for id in gone.prefix(Self.runLimit) { compareSides(olds[id], nil, "\(path)[id \(show(id.base))]") }
    noteRest(gone.count, path) { StateDifference(path: $0, old: $1, new: nil) }
    for id in come.prefix(Self.runLimit) { compareSides(nil, news[id], "\(path)[id \(show(id.base))]") }
    noteRest(come.count, path) { StateDifference(path: $0, old: nil, new: $1) }
    guard kept != stayed, let place = zip(kept, stayed).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return
    }
    let (first, second) = (ids(kept[place...]), ids(stayed[place...]))
    differences.append(StateDifference(path: "\(path) in the order of", old: first, new: second))
  }

  private mutating func compareSides(_ old: Any?, _ new: Any?, _ path: String) {
    switch (old, new) {
    case (let old?, let new?): compare(old, new, path)
    case (let old?, nil): differences.append(StateDifference(path: path, old: show(old), new: nil))
    case (nil, let new?): differences.append(StateDifference(path: path, old: nil, new: show(new)))
    case (nil, nil): break
    }
  }

  private mutating func noteRun(
    _ values: [Any], _ range: Range<Int>, _ path: String, _ difference: (String, String) -> StateDifference
  ) {
    for index in range.prefix(Self.runLimit) {
      differences.append(difference("\(path)[\(index)]", show(values[index])))
    }
    noteRest(range.count, path, difference)
  }

  private mutating func noteRest(
    _ count: Int, _ path: String, _ difference: (String, String) -> StateDifference
  ) {
    if count > Self.runLimit { differences.append(difference(path, "\(count - Self.runLimit) more")) }
  }

  /// The identities of rows that have them, each another one; nil for other elements.
  private func identities(of values: [Any]) -> [AnyHashable]? {
    func id<Row: Identifiable>(_ row: Row) -> AnyHashable { AnyHashable(row.id) }
    var ids: [AnyHashable] = []
    for value in values {
      guard let row = value as? any Identifiable else { return nil }
      ids.append(id(row))
    }
    return Set(ids).count == ids.count ? ids : nil
  }

  private func ids(_ ids: ArraySlice<AnyHashable>) -> String {
    let shown = ids.prefix(8).map { show($0.base) }.joined(separator: ", ")
    return ids.count > 8 ? "\(shown), …" : shown
  }

  private func entries(_ children: Mirror.Children) -> [AnyHashable: Any] {
    var entries: [AnyHashable: Any] = [:]
    for child in children {
      let parts = Array(Mirror(reflecting: child.value).children)
      if parts.count == 2, let key = Self.key(parts[0].value) { entries[key] = parts[1].value }
    }
    return entries
  }

  /// With their names, numbers before texts, so that a difference reads the same in each run.
  private func inOrder(_ keys: Set<AnyHashable>) -> [(AnyHashable, String)] {
    let named = keys.map { ($0, show($0.base), $0.base as? Int) }
    let sorted = named.sorted { ($0.2 ?? .max, $0.1) < ($1.2 ?? .max, $1.1) }
    return sorted.map { ($0.0, $0.1) }
  }

  private static func key(_ value: Any) -> AnyHashable? { value as? AnyHashable }
}
