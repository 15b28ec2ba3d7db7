package import StoaCanvas

/// What all measurements share: the two programs, how often each is run, and where files may be put.
package struct Bench: Sendable {
  var stoa: String
  var baseline: String
  /// A program that paints two frames with ncurses and nothing else.
  package var plain: String
  /// A library that counts allocations when it is loaded before the C library.
  var counter: String
  /// Stoa without its debugging information.
  var stripped: String
  /// This program itself.
  package var own: String
  package var folder: String
  package var size: Size
  package var runs: Int
  package var idleSeconds: Double
  /// Tells a person what goes on.
  package var note: @Sendable (String) -> Void

  /// How long nothing must come before a key counts as answered, in seconds.
  static let quiet = 0.02

  var environment: [String] {
    ["PATH=/usr/bin:/bin", "HOME=\(folder)", "TERM=xterm-256color", "LANG=C.UTF-8", "LC_ALL=C.UTF-8"]
  }

  /// Stoa at its people, on data of so many.
  func people(_ count: Int, data: String? = nil) -> Launch {
    let words = ["--data-dir", data ?? self.data(count), "--sample-size", String(count), "people"]
    return Launch(stoa, words, environment: environment, size: size)
  }

  /// The C program with the rows that Stoa shows, as often as needed.
  func list(_ count: Int) -> Launch {
    Launch(baseline, [String(count), lookFile], environment: environment, size: size)
  }

  /// Where the data of so many people is.
  func data(_ count: Int) -> String { "\(folder)/data-\(count)" }

  private var lookFile: String { "\(folder)/look-\(size.columns)x\(size.rows)" }

  /// Fills the data of so many people, unless that was done before.
  func fill(_ count: Int) throws(BenchError) {
    guard TextFile.read(data(count) + "/filled") == nil else { return }
    note("filling \(count) people")
    let words = ["--data-dir", data(count), "--sample-size", String(count), "--print", "json", "people/\(count)"]
    let program = try PtyProgram(Launch(stoa, words, environment: environment, size: size))
    program.pump(quiet: 300, limit: 300)
    guard !program.isOpen, String(decoding: program.output, as: UTF8.self).contains("\"id\"") else {
      throw BenchError("filling failed: " + String(decoding: program.output, as: UTF8.self))
    }
    try TextFile.write("", to: data(count) + "/filled")
  }

  /// How Stoa's list looks; the C program can draw the same from now on.
  func look() throws(BenchError) -> ListLook {
    try fill(100)
    let program = try PtyProgram(people(100))
    let look = try ListLook(of: program, items: 60)
    try TextFile.write(look.description, to: lookFile)
    return look
  }
}
