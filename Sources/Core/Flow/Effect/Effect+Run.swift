extension Effect {
  /// Runs `work` on the effect executor and sends its result, if it has one.
  ///
  /// What it throws ends this effect and nothing else: it is reported once, as ``EffectEvent/Fate/failed(_:)``, and
  /// `catch` may make an action of it. Work that throws because it was cancelled has not failed.
  public static func run(
    file: StaticString = #fileID, line: UInt = #line, _ work: @escaping @Sendable () async throws -> Action?,
    catch recover: (@Sendable (any Error) -> Action?)? = nil
  ) -> Effect {
    running({ _ in try await work() }, recover, EffectSource(file: file, line: line))
  }

  /// Runs `work` on the effect executor; each `await send(action)` returns when the action has been reduced.
  public static func run(
    file: StaticString = #fileID, line: UInt = #line,
    _ work: @escaping @Sendable (_ send: EffectSend<Action>) async throws -> Void,
    catch recover: (@Sendable (any Error) -> Action?)? = nil
  ) -> Effect {
    let body: Body = { sender in
      try await work(EffectSend(sender: sender))
      return nil
    }
    return running(body, recover, EffectSource(file: file, line: line))
  }

  /// Sends what `action` makes of each element, one after another, until the sequence ends, throws or is cancelled.
  ///
  /// The next element is asked for when the action of the one before has been reduced, so nothing piles up here. The
  /// sequence is made anew for every run: `elements` is evaluated on the effect executor.
  public static func run<Elements: AsyncSequence & SendableMetatype>(
    file: StaticString = #fileID, line: UInt = #line, each elements: @autoclosure @escaping @Sendable () -> Elements,
    _ action: @escaping @Sendable (Elements.Element) -> Action?,
    catch recover: (@Sendable (any Error) -> Action?)? = nil
  ) -> Effect where Elements.AsyncIterator: SendableMetatype {
    let body: Body = { sender in
      for try await element in elements() {
        if let action = action(element) { await sender.send(action) }
        if Task.isCancelled { break }
      }
      return nil
    }
    return running(body, recover, EffectSource(file: file, line: line))
  }

  private typealias Body = @Sendable (EffectSender) async throws -> (any Sendable)?

  private static func running(
    _ body: @escaping Body, _ recover: (@Sendable (any Error) -> Action?)?, _ source: EffectSource
  ) -> Effect {
    var erased: (@Sendable (any Error) -> (any Sendable)?)?
    if let recover { erased = { recover($0) } }
    return Effect(node: EffectNode(.run(EffectWork(source: source, body: body, recover: erased))))
  }
}
