internal import EntireTabInterface
internal import EntireTabLogic
internal import RouterSupport
internal import StoaFlow
internal import StoaRouting

/// How old what is shown is, as old as it is now.
extension EntireTabCoordinator {
  /// The age of what is shown in words.
  func said(_ item: StatusItem) -> StatusItem {
    guard let age = item.age else { return item }
    let text = AgeText.text(
      since: age.time, isStale: age.isStale, isOffline: age.isOffline, by: wallClock)
    return StatusItem(.freshness, text)
  }

  /// Has the screen drawn anew in a minute while words on it change as time goes by: there is no timer otherwise.
  ///
  /// No effect of the store, since nothing that is waited for depends on it.
  func noteAge() {
    let ages = isReady ? tab.chrome.status.compactMap(\.age) : []
    guard ages.contains(where: { AgeText.isAging(since: $0.time, isStale: $0.isStale, now: wallClock.now()) }) else {
      nextMinute?.cancel()
      nextMinute = nil
      return
    }
    guard nextMinute == nil else { return }
    nextMinute = Task(executorPreference: runtime.executor) { [weak self, clock = runtime.clock] in
      guard (try? await clock.sleep(for: .seconds(60))) != nil else { return }
      await self?.passMinute()
    }
  }

  private func passMinute() {
    nextMinute = nil
    needsDraw = true
  }
}
