package import StoaCanvas
package import StoaFlow
internal import StoaTape

/// What must hold of a program that has come to rest, whatever was pressed before.
@FlowActor package struct StageInspection {
  /// What cannot be of the state; empty where nothing is wrong.
  package var inconsistencies: @FlowActor () -> [String]
  /// The frame without anything that is kept of the one before.
  package var drawAnew: @FlowActor () -> Canvas
  /// The rules that were broken so far.
  package var violations: @FlowActor () -> [String]
  /// Why the process holds too much memory; nil where it does not.
  package var excess: @FlowActor () -> String?

  package init(
    inconsistencies: @escaping @FlowActor () -> [String], drawAnew: @escaping @FlowActor () -> Canvas,
    violations: @escaping @FlowActor () -> [String] = { [] }, excess: @escaping @FlowActor () -> String? = { nil }
  ) {
    self.inconsistencies = inconsistencies
    self.drawAnew = drawAnew
    self.violations = violations
    self.excess = excess
  }

  /// The first thing that does not hold: a few words, a colon, and what was found.
  func found(on stage: any TapeStage) -> String? {
    if let violation = violations().first { return "phase: \(violation)" }
    if let inconsistency = inconsistencies().first { return inconsistency }
    let frame = stage.frame()
    return Self.misfit(of: frame, on: stage.size) ?? Self.difference(of: frame, from: drawAnew()) ?? excess()
  }

  /// Why a frame does not fit on a screen.
  nonisolated static func misfit(of frame: Canvas, on size: Size) -> String? {
    guard frame.size == size else {
      return "size: \(text(frame.size)) was drawn on a screen of \(text(size))"
    }
    guard let cursor = frame.cursor, !frame.bounds.contains(cursor) else { return nil }
    return "cursor: it stands at \(cursor.x),\(cursor.y) on a screen of \(text(size))"
  }

  /// Where a frame is not what is drawn without the one before.
  package nonisolated static func difference(of frame: Canvas, from fresh: Canvas) -> String? {
    guard frame != fresh else { return nil }
    guard let row = (0..<frame.size.rows).first(where: { !frame.rowEquals($0, in: fresh) }) else {
      return "drawing: only the cursor or the size is another one when all is drawn anew"
    }
    return "drawing: row \(row) is '\(frame.line(row))', and '\(fresh.line(row))' when all is drawn anew"
  }

  /// Whether these bytes may end the program: a key that leaves, what enters a command, or a click on one.
  package nonisolated static func mayEnd(_ bytes: [UInt8]) -> Bool {
    let keys: [[UInt8]] = [Array("q".utf8), Array("Q".utf8), [0x03], [0x0D], [0x0A]]
    let mouse: [[UInt8]] = [Array("\u{1B}[<".utf8), Array("\u{1B}[M".utf8)]
    return keys.contains(bytes) || mouse.contains { bytes.starts(with: $0) }
  }

  private nonisolated static func text(_ size: Size) -> String { "\(size.columns)x\(size.rows)" }
}
