import Foundation
import Testing

struct SizeTests {
  @Test func `The whole program has fewer than 100 lines`() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let sources = package.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
    let lines = try files.map { name in
      try String(contentsOf: sources.appending(path: name), encoding: .utf8).count { $0 == "\n" }
    }
    #expect(files.contains("Counter/main.swift"))
    #expect(lines.reduce(0, +) < 100)
  }
}
