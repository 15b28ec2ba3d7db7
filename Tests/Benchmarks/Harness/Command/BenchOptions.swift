package import StoaCanvas

/// What the words of the command line ask for.
package struct BenchOptions: Equatable, Sendable {
  /// The files that the script has built or made, by their flags.
  package var paths: [String: String] = [:]
  /// Nothing named means everything.
  package var groups: [Group] = []
  package var runs = 20
  package var idleSeconds = 10.0
  package var size = Size(columns: 120, rows: 40)
  package var isJSON = false
  package var isGate = false
  /// The faults of others instead of the groups.
  var isCases = false

  static let pathFlags = ["--stoa", "--baseline", "--plain", "--counter", "--stripped", "--folder", "--limits"]

  package init(_ words: [String]) throws(BenchError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--json": isJSON = true
      case "--gate": isGate = true
      case "--cases": isCases = true
      case "--quick":
        runs = 3
        idleSeconds = 2
      case "--runs": runs = try Self.count(rest.popFirst(), of: word)
      case "--size": size = try Self.size(rest.popFirst())
      case _ where Self.pathFlags.contains(word):
        guard let path = rest.popFirst() else { throw BenchError("\(word) needs a path") }
        paths[word] = path
      default:
        guard let group = Group(rawValue: word) else { throw BenchError("unknown word: \(word) (\(Self.usage))") }
        groups.append(group)
      }
    }
    if groups.isEmpty { groups = Group.allCases }
  }

  /// A path that the script must have given.
  func path(_ flag: String) throws(BenchError) -> String {
    guard let path = paths[flag] else { throw BenchError("\(flag) is missing") }
    return path
  }

  private static var usage: String {
    let groups = Group.allCases.map(\.rawValue).joined(separator: ", ")
    return "known: \(groups), --quick, --runs N, --size COLSxROWS, --json, --gate, --cases"
  }

  private static func count(_ word: String?, of flag: String) throws(BenchError) -> Int {
    guard let word, let count = Int(word), count > 0 else { throw BenchError("\(flag) needs a number above 0") }
    return count
  }

  private static func size(_ word: String?) throws(BenchError) -> Size {
    let parts = (word ?? "").split(separator: "x").map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1], columns >= 40, rows >= 12,
      max(columns, rows) < 1_000
    else { throw BenchError("--size needs a size such as 120x40") }
    return Size(columns: columns, rows: rows)
  }
}
