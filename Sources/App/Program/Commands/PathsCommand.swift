internal import StoaCanvas

/// `stoa paths`: where files are kept.
enum PathsCommand {
  static func run(_ invocation: Invocation) -> Int32 {
    let paths = AppPaths(invocation)
    let lines = [("data", paths.data), ("cache", paths.cache), ("state", paths.state), ("config", paths.config)]
    let text = lines.map { "\($0.0)\t\(SafeText.line($0.1))\n" }.joined()
    Console.write(text)
    return ExitStatus.done
  }
}
