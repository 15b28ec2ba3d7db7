internal import CTerminal
internal import Foundation
internal import Glibc
internal import StoaCanvas
internal import StoaFlow
internal import StoaTerminal
internal import StoaTerminalTesting
internal import Testing

/// A thousand random frames through the real painter into a terminal, over one another.
@FlowActor struct PainterRandomTests {
  /// As many as take some seconds; in debug each takes fifty times as long.
  #if DEBUG
    private static let frames = 60
  #else
    private static let frames = 1_000
  #endif

  /// The longest cluster that ncurses keeps: a character and four that follow it.
  private static let longestCluster = 5

  private static let golden =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden/substituted-clusters.txt")

  @Test func randomFramesShowWhatWasPainted() throws {
    let painted = try PaintedScreen(columns: 1, rows: 1)
    defer { painted.painter.close() }
    var frames = RandomFrames(seed: 4, text: RandomText())
    var substitutions: [String: String] = [:]
    for frame in 0..<Self.frames {
      let canvas = frames.next()
      if canvas.size != painted.painter.size {
        painted.resize(columns: canvas.size.columns, rows: canvas.size.rows)
      }
      painted.show(canvas)
      let judgement = painted.screen.judge(canvas)
      #expect(judgement.faults == [], "frame \(frame), \(canvas.size)")
      for standIn in judgement.standIns where !Self.isLimit(standIn) {
        #expect(Self.mustBeSubstituted(standIn.cluster), "\(Self.codes(standIn.cluster)) at \(standIn.point)")
        substitutions[standIn.cluster] = standIn.shown
      }
    }
    try compare(substitutions)
  }

  /// Terminals that move, erase and highlight in other ways. In tmux and screen ncurses cannot write the only cell of a
  /// screen that is one column wide.
  @Test(arguments: ["xterm", "tmux-256color", "screen", "linux"])
  func otherTerminalsShowThemToo(term: String) throws {
    let painted = try PaintedScreen(columns: 1, rows: 1, term: term)
    defer { painted.painter.close() }
    var frames = RandomFrames(seed: 6, text: RandomText())
    for frame in 0..<Self.frames / 6 {
      let canvas = frames.next()
      if canvas.size != painted.painter.size {
        painted.resize(columns: canvas.size.columns, rows: canvas.size.rows)
      }
      painted.show(canvas)
      var meant = canvas
      if ["tmux-256color", "screen"].contains(term), canvas.size.columns == 1 {
        meant.write(" ", at: Point(x: 0, y: canvas.size.rows - 1))
      }
      #expect(painted.screen.judge(meant).faults == [], "frame \(frame), \(canvas.size)")
    }
  }

  /// What the judge cannot judge of the hostile texts.
  @Test func onlyOneClusterOfTheHostileTextsIsNewerThanTheJudge() {
    #expect(RandomText().leftOut == ["\u{1F9D1}\u{200D}\u{1F4BB}"])
  }

  /// Whether the C library would give the cluster another width than we do.
  private static func mustBeSubstituted(_ cluster: String) -> Bool {
    let widths = cluster.unicodeScalars.map { Int(ct_scalar_width($0.value)) }
    return widths.contains(-1) || widths.reduce(0, +) != TextWidth.of(cluster)
  }

  /// Whether it is ncurses that keeps less: it has room for four code points after a character.
  private static func isLimit(_ standIn: StandIn) -> Bool {
    !mustBeSubstituted(standIn.cluster) && standIn.cluster.unicodeScalars.count > longestCluster
  }

  /// In debug a part of the list is seen; another C library has another list.
  private func compare(_ substitutions: [String: String]) throws {
    let found = substitutions.map { "\(Self.codes($0.key)) > \(Self.codes($0.value))" }.sorted()
    if ProcessInfo.processInfo.environment["STOA_TEST_ACCEPT"] == "1", Self.frames == 1_000 {
      try Data(found.map { $0 + "\n" }.joined().utf8).write(to: Self.golden)
    }
    guard Self.libraryVersion == "glibc 2.36" else { return }
    let golden = String(decoding: try Data(contentsOf: Self.golden), as: UTF8.self).split(separator: "\n").map(
      String.init)
    #expect(Set(found).subtracting(golden).sorted() == [])
    if Self.frames == 1_000 { #expect(found == golden) }
  }

  private static var libraryVersion: String {
    var name = [CChar](repeating: 0, count: 64)
    confstr(Int32(_CS_GNU_LIBC_VERSION), &name, name.count)
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func codes(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
  }
}
