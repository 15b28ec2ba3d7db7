internal import Foundation
internal import Testing

/// The screens that the program shows when a service misbehaves, as files beside this one.
enum ServerFaultGolden {
  /// Compares a screen with the golden one of that name; with STOA_TEST_ACCEPT=1 it becomes the golden one.
  static func expect(
    _ screen: [String], is name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = screen.joined(separator: "\n") + "\n"
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/ServerFaults/\(name).txt")
    if ProcessInfo.processInfo.environment["STOA_TEST_ACCEPT"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(text == golden, "\(name)", sourceLocation: sourceLocation)
  }
}
