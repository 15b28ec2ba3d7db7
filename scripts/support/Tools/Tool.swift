internal import Foundation

/// A program of the toolchain, found on the search path.
struct Tool: Sendable {
  let path: String

  /// Nil when no folder of `searchPath` (separated by colons) holds a program of this name.
  init?(_ name: String, searchPath: String) {
    let candidates = searchPath.split(separator: ":").map { "\($0)/\(name)" }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  /// Runs it in `folder` and waits; standard output and standard error come back as one text.
  func run(_ arguments: [String], in folder: String) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
