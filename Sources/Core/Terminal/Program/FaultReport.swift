internal import CTerminal
public import StoaCanvas

/// What a fault leaves where somebody asked for it: a tape of what was done, and in its comments what happened, the last
/// screen, and the versions of all that took part.
///
/// Everything is made ready beforehand: at a crash there is no time for it.
public enum FaultReport {
  /// Has this process leave a report, once, at the first fault.
  ///
  /// - Parameters:
  ///   - path: The file, which nothing else may be: it is written over.
  ///   - heading: The lines that it begins with, at most 4,095 bytes.
  ///   - tape: Where the tape can be read.
  public static func prepare(path: String, heading: String, tape: Int32) -> Bool {
    ct_report_prepare(path, SafeText.line(path), heading, tape) == 1
  }

  /// A file in memory, for a tape that is nowhere else; -1 when the system has no descriptor left.
  public static func makeMemoryFile() -> Int32 { ct_memory_file("tape") }

  /// Has a crash leave it also without a terminal.
  public static func watch() { ct_guard_watch() }

  /// Keeps the lines of the screen that is to be the last one.
  public static func keep(_ screen: Canvas) {
    var text = screen.lines.map { "# │\($0)\n" }.joined()
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { ct_report_screen($0.baseAddress, $0.count) }
    }
  }

  /// Leaves the report; false when it is there already or cannot be written.
  public static func leave(_ reason: String) -> Bool { ct_report_leave(SafeText.line(reason), "") == 1 }
}
