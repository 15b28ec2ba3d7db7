/// Finds the right word for a wrong one.
package enum Suggestion {
  /// The candidate that is fewest edits away, when that is less than half of its length; nil where none is near.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let near = candidates.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
    guard let near, near.1 * 2 < near.0.count else { return nil }
    return near.0
  }

  /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
  package static func distance(_ one: String, _ other: String) -> Int {
    let a = Array(one.utf8.prefix(64))
    let b = Array(other.utf8.prefix(64))
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var current = [i + 1]
      for j in 0..<b.count {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[b.count]
  }
}
