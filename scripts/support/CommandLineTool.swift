internal import Foundation

/// What `scripts/generate`, `scripts/check` and `scripts/new-feature` run: the words of the command line, and the exit status.
package struct CommandLineTool {
  private let arguments: [String]
  private let registry: Registry

  package init(arguments: [String], registry: Registry) {
    self.arguments = arguments
    self.registry = registry
  }

  /// 0: done, nothing found. 1: findings, or a file could not be written. 2: wrong usage.
  package func run() -> Int32 {
    if arguments.first == "scaffold" {
      return ScaffoldCommand(Array(arguments.dropFirst()), registry: registry).run()
    }
    guard let command = arguments.first, let known = Self.flags[command] else {
      return Self.fail(2, "usage: generate | check")
    }
    var values: [String: String] = [:]
    var rest = arguments.dropFirst()
    while let word = rest.popFirst() {
      guard let takesValue = known[word] else { return Self.fail(2, "\(command) does not know \(word)") }
      if takesValue {
        guard let value = rest.popFirst() else { return Self.fail(2, "\(word) needs a value") }
        values[word] = value
      } else {
        values[word] = ""
      }
    }
    let root = URL(fileURLWithPath: values["--root"] ?? ".").standardizedFileURL.path
    return command == "check"
      ? CheckCommand(root: root, registry: registry, flags: Set(values.keys)).run()
      : GenerateCommand(root: root, registry: registry, flags: values).run()
  }

  /// The flags of each command, and whether a value follows.
  private static let flags: [String: [String: Bool]] = [
    "check": ["--root": true, "--fix": false, "--graph": false, "--api": false],
    "generate": ["--root": true, "--only": true, "--into": true, "--check": false, "--graph": false],
  ]

  static func fail(_ status: Int32, _ message: String) -> Int32 {
    FileHandle.standardError.write(Data("scripts: \(message)\n".utf8))
    return status
  }
}
