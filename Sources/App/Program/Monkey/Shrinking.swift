/// Finds few items that still show what many do, by leaving out parts and asking whether it still shows.
///
/// Delta debugging: first the last few alone, then halves, quarters and so on left out, at last each single one.
/// A candidate is asked for and answered in turn; after so many of them it is as good as it got.
package struct Shrinking<Item: Sendable>: Sendable {
  private enum Stage: Sendable {
    /// So many from the end alone.
    case tail(Int)
    /// All but so many from a place on; whether any could be left out since the first place.
    case without(Int, from: Int, hasRemoved: Bool)
    case over
  }

  /// The fewest known so far.
  package private(set) var items: [Item]
  private var triesLeft: Int
  private var stage = Stage.tail(1)

  package init(_ items: [Item], tries: Int) {
    self.items = items
    triesLeft = tries
    proceed()
  }

  /// What to try next; nil when nothing is left to try.
  package var candidate: [Item]? {
    guard triesLeft > 0 else { return nil }
    switch stage {
    case .tail(let count): return items.suffix(count)
    case .without(let count, let start, _): return Array(items[..<start] + items[min(items.count, start + count)...])
    case .over: return nil
    }
  }

  /// Takes the answer: whether the candidate still shows it.
  package mutating func take(_ shows: Bool) {
    guard let candidate else { return }
    triesLeft -= 1
    if shows { items = candidate }
    switch stage {
    case .tail(let count): stage = shows ? halves : .tail(2 * count)
    case .without(let count, let start, let hasRemoved):
      stage = .without(count, from: shows ? start : start + count, hasRemoved: hasRemoved || shows)
    case .over: break
    }
    proceed()
  }

  private var halves: Stage { .without(max(1, items.count / 2), from: 0, hasRemoved: false) }

  /// Goes on to what can be tried.
  private mutating func proceed() {
    if case .tail(let count) = stage, count >= items.count { stage = halves }
    guard case .without(let count, let start, let hasRemoved) = stage else { return }
    if items.count < 2 {
      stage = .over
    } else if start >= items.count {
      // Single ones are tried until none of them can go.
      stage = count > 1 || hasRemoved ? .without(max(1, count / 2), from: 0, hasRemoved: false) : .over
    } else if count >= items.count {
      stage = .without(items.count / 2, from: start, hasRemoved: hasRemoved)
    }
  }
}
