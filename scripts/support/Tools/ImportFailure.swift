/// Why the compiler gave no list of imports.
struct ImportFailure: Error {
  let message: String
  /// The file that it complains about, from the root, where it names one.
  let file: String?
  let line: Int

  init(message: String, file: String?, line: Int) {
    self.message = message
    self.file = file
    self.line = line
  }

  /// From the compiler's own lines, `path:line:column: error: text`.
  init(diagnostics lines: [String]) {
    let first = lines.first { $0.contains(": error: ") } ?? lines.first ?? "the compiler failed without a word"
    let parts = first.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    if parts.count == 5, let line = Int(parts[1]) {
      self.init(message: parts[4].trimmingPrefix(" ").description, file: String(parts[0]), line: line)
    } else {
      self.init(message: first, file: nil, line: 1)
    }
  }
}
