internal import Foundation

/// Runs a script of the repository, or of a copy of it, and keeps what it says apart.
struct Shell {
  let status: Int32
  let output: String
  let errors: String

  /// The folder that holds `scripts`.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL.path

  /// `path` takes the place of the environment's search path.
  init(_ script: String, _ words: [String] = [], in folder: String = "/", path: String? = nil) throws {
    let process = Process()
    let output = Pipe()
    let errors = FileManager.default.temporaryDirectory.path + "/stoa errors \(UUID().uuidString)"
    try Data().write(to: URL(fileURLWithPath: errors))
    defer { try? FileManager.default.removeItem(atPath: errors) }
    process.executableURL = URL(fileURLWithPath: script)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    if let path {
      process.environment = ProcessInfo.processInfo.environment.merging(["PATH": path]) { _, new in new }
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    try process.run()
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    self.errors = try String(contentsOfFile: errors, encoding: .utf8)
    status = process.terminationStatus
  }
}
