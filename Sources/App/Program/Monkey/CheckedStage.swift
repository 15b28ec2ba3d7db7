package import StoaCanvas
package import StoaFlow
package import StoaTape

/// A stage that looks, whenever the program has come to rest, at what must hold whatever was pressed.
///
/// What does not hold stops the tape, and stays in `fault`. An address that is refused is no failure here.
@FlowActor package final class CheckedStage: TapeStage {
  /// What did not hold: a few words, a colon, and what was found.
  package private(set) var fault: String?
  /// How often the program has come to rest.
  private(set) var rests = 0
  /// How often that was before the program had ended; nil as long as it runs.
  private(set) var restsAtEnd: Int?
  private let stage: any TapeStage
  private let inspection: StageInspection
  private let onRest: @FlowActor (Int) -> Void
  /// Whether what was done last may end the program.
  private var mayEnd = false

  /// - Parameter onRest: Called whenever the program has come to rest and all holds, with how often that was before.
  package init(
    _ stage: any TapeStage, _ inspection: StageInspection, onRest: @escaping @FlowActor (Int) -> Void = { _ in }
  ) {
    self.stage = stage
    self.inspection = inspection
    self.onRest = onRest
  }

  package var size: Size { stage.size }
  package var exit: Int32? { stage.exit }
  package var now: Duration { stage.now }
  package var nextTimer: Duration? { stage.nextTimer }

  package func takeCopied() -> String? { stage.takeCopied() }
  package func frame() -> Canvas { stage.frame() }

  package func settle() async throws(TapeStop) {
    do throws(TapeStop) {
      try await stage.settle()
    } catch {
      throw stop("rest: \(error.reason)")
    }
    if let found = found() { throw stop(found) }
    if stage.exit != nil { restsAtEnd = restsAtEnd ?? rests }
    onRest(rests)
    rests += 1
  }

  package func type(_ bytes: [UInt8]) async throws(TapeStop) {
    mayEnd = StageInspection.mayEnd(bytes)
    try await stage.type(bytes)
  }

  package func pass(_ duration: Duration) async throws(TapeStop) { try await stage.pass(duration) }

  package func resize(to size: Size) throws(TapeStop) {
    mayEnd = false
    try stage.resize(to: size)
  }

  package func open(_ link: String) throws(TapeStop) {
    mayEnd = false
    do throws(TapeStop) { try stage.open(link) } catch {}
  }

  package func setOffline(_ isOffline: Bool) throws(TapeStop) { try stage.setOffline(isOffline) }

  private func found() -> String? {
    if let exit = stage.exit {
      return mayEnd ? nil : "end: the program ended with status \(exit), and no key had asked for it"
    }
    return inspection.found(on: stage)
  }

  private func stop(_ reason: String) -> TapeStop {
    fault = fault ?? reason
    return TapeStop(reason)
  }
}
