extension Effect {
  /// Tells that a load still goes on: first after 200 ms, so that a quick answer shows no spinner, then eight times a
  /// second. It runs until it is cancelled.
  public static func wait(_ action: Action, clock: any Clock<Duration>) -> Effect {
    .run { send in
      guard (try? await clock.sleep(for: .milliseconds(200))) != nil else { return }
      while !Task.isCancelled {
        await send(action)
        guard (try? await clock.sleep(for: .milliseconds(125))) != nil else { return }
      }
    }
  }
}
