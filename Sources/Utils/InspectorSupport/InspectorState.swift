internal import StoaInput

/// What somebody looks at in the inspector.
public struct InspectorState: Equatable, Sendable {
  public enum Pane: Hashable, Sendable { case log, detail }

  /// The number of the entry that is looked at; nil for the newest, which is the present.
  public package(set) var selected: UInt64?
  /// The half that has the moving keys.
  public package(set) var pane = Pane.log
  /// Whether the moment is shown on the whole screen.
  public package(set) var isWhole = false
  /// Whether numbers and texts are told.
  public package(set) var showsValues = false
  public package(set) var isHelpOpen = false
  /// Whether the program has the keys.
  public package(set) var isProgramUsed = false
  /// Only what is of a feature with this in its name.
  public package(set) var filter = ""
  /// Where the caret of the filter stands while it is typed.
  public package(set) var caret: Int?
  /// Index of the first row in view.
  package var top = 0
  /// How many rows of the log are in view.
  package var height = 1
  /// Lines of the page about an entry that are above its window, and in it.
  package var detailOffset = 0
  package var detailHeight = 1

  public init() {}

  /// Whether the program shows what is now.
  public var isAtPresent: Bool { selected == nil }
}

extension InspectorState {
  /// The text that the filter line got.
  mutating func edit(_ line: LineEditor) {
    filter = line.text
    caret = line.cursor
    top = 0
  }

  /// Moves in the log; `numbers` are those of the entries in it.
  mutating func move(_ motion: Motion, in numbers: [UInt64]) {
    guard !numbers.isEmpty else { return }
    let index = Self.index(of: selected, in: numbers)
    let new = max(0, min(index + motion.distance(page: height, total: numbers.count), numbers.count - 1))
    detailOffset = 0
    // The newest entry is the present.
    selected = new == numbers.count - 1 ? nil : numbers[new]
  }

  /// Where an entry is in the log; the next one, where it is not in it, and the last for the present.
  static func index(of number: UInt64?, in numbers: [UInt64]) -> Int {
    guard let number else { return max(0, numbers.count - 1) }
    var range = 0..<numbers.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if numbers[middle] < number { range = middle + 1..<range.upperBound } else { range = range.lowerBound..<middle }
    }
    return max(0, min(range.lowerBound, numbers.count - 1))
  }
}

extension Motion {
  /// How many rows it moves, before that is bounded.
  func distance(page: Int, total: Int) -> Int {
    switch self {
    case .down: 1
    case .up: -1
    case .pageDown: max(1, page)
    case .pageUp: -max(1, page)
    case .halfDown: max(1, page / 2)
    case .halfUp: -max(1, page / 2)
    case .first: -total
    case .last: total
    }
  }
}
