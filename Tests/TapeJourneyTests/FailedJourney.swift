internal import Foundation
internal import StoaCanvas
internal import StoaTape

/// What a person has to see of a tape that failed: the command, and the expected screen beside the one that came.
struct FailedJourney: CustomStringConvertible {
  let tape: Tape
  let record: TapeRecord
  let golden: String

  private static let separator = String(repeating: "─", count: 80) + "\n"

  var description: String {
    let expected = golden.components(separatedBy: Self.separator)
    if let failure = record.failure {
      let last = record.screens.count - 1
      return "\(failure)\n"
        + sideBySide(expected.indices.contains(last) ? expected[last] : "", lines(record.last.lines))
    }
    let found = record.screens.map(lines)
    guard !found.isEmpty else { return "\(tape.name): no command of it shows a screen" }
    let index = zip(expected, found).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? found.count - 1
    return "\(place(of: index))\n" + sideBySide(expected.indices.contains(index) ? expected[index] : "", found[index])
      + "\(expected.count - 1) screens expected, \(found.count) found\n"
  }

  /// The command that the screen of that number came after.
  private func place(of index: Int) -> String {
    let strokes = Array(tape.strokes(on: Size(columns: 80, rows: 24)))
    guard strokes.indices.contains(index) else { return "\(tape.name): screen \(index + 1)" }
    return "\(tape.name):\(strokes[index].line): another screen than expected after \(strokes[index].source)"
  }

  private func lines(_ lines: [String]) -> String { TapeRecord.text(lines) }

  /// Both screens, line by line; `≠` stands between lines that differ.
  private func sideBySide(_ expected: String, _ found: String) -> String {
    let left = rows(expected)
    let right = rows(found)
    let width = max(left.map { TextWidth.of($0) }.max() ?? 0, 10)
    var text = TextLayout.pad("expected", to: width) + " │ found\n"
    for row in 0..<max(left.count, right.count) {
      let one = left.indices.contains(row) ? left[row] : ""
      let other = right.indices.contains(row) ? right[row] : ""
      text += "\(TextLayout.pad(one, to: width)) \(one == other ? "│" : "≠") \(other)\n"
    }
    return text
  }

  private func rows(_ screen: String) -> [String] {
    (screen.hasSuffix("\n") ? screen.dropLast() : screen[...]).components(separatedBy: "\n")
  }
}
