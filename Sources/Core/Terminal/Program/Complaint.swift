internal import Glibc
internal import StoaCanvas

/// What a program says on standard error: one line that begins with its name.
enum Complaint {
  static func say(_ line: String) {
    let name = CommandLine.arguments.first.flatMap { $0.split(separator: "/").last } ?? "error"
    let bytes = Array("\(SafeText.line("\(name): \(line)"))\n".utf8)
    _ = write(2, bytes, bytes.count)
  }
}
