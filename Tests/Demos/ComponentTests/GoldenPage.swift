internal import Foundation
internal import StoaCanvas
internal import Testing

/// The golden screens of the pages, as files beside this one.
enum GoldenPage {
  /// A screen under its name; with styles, each escape character is shown as ␛.
  static func section(_ name: String, _ canvas: Canvas, hasStyles: Bool) -> String {
    let lines = hasStyles ? canvas.ansi().map { $0.replacingOccurrences(of: "\u{1B}", with: "␛") } : canvas.lines
    return (["── \(name)"] + lines).joined(separator: "\n") + "\n"
  }

  /// Compares sections with the golden file of that name; with STOA_TEST_ACCEPT=1 they become it.
  static func expect(_ sections: [String], is name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let text = sections.joined()
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name).txt")
    if ProcessInfo.processInfo.environment["STOA_TEST_ACCEPT"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    guard text != golden else { return }
    Issue.record("\(name) is:\n\(text)instead of:\n\(golden)", sourceLocation: sourceLocation)
  }
}
