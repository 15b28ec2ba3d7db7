internal import Glibc

/// A process of this program that does some work, under a tool that counts.
///
/// Counted at two numbers of times, and divided: what starting costs is in both, and cancels out.
struct WorkProcess {
  /// The words before this program's own: a tool that runs it, or none.
  var tool: [String] = []
  var environment: [String] = []
  let own: String
  /// Where what the process says is kept meanwhile.
  let file: String
  /// The word before the count, with a colon: `allocations` or `Collected`.
  let word: String

  /// How many of what is counted each time takes.
  func each(_ work: Work, _ few: Int, _ many: Int) throws(BenchError) -> Double {
    let (less, more) = (try total(work, few), try total(work, many))
    return Double(more - less) / Double(many - few)
  }

  private func total(_ work: Work, _ count: Int) throws(BenchError) -> Int {
    let text = try run(tool + [own, "--work", work.rawValue, String(count)])
    guard let total = ToolReport.number(behind: word, in: text) else {
      throw BenchError("\((tool + [own]).first ?? "") has counted nothing: \(text)")
    }
    return total
  }

  func run(_ words: [String]) throws(BenchError) -> String {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, file, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var pid: Int32 = 0
    // Hashes that differ from run to run would count differently.
    let fixed = ["PATH=/usr/bin:/bin", "TERM=xterm-256color", "LC_ALL=C.UTF-8", "SWIFT_DETERMINISTIC_HASHING=1"]
    let result = withCStrings(words) { pointers in
      withCStrings(fixed + environment) { posix_spawn(&pid, words[0], &actions, nil, pointers, $0) }
    }
    var status: Int32 = 0
    guard result == 0, waitpid(pid, &status, 0) == pid, status == 0 else {
      throw BenchError("\(words[0]) failed: \(TextFile.read(file) ?? "")")
    }
    return TextFile.read(file) ?? ""
  }
}
