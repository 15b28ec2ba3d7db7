internal import EntireTabInterface
internal import EntireTabLogic
internal import Testing

struct AgeTextTests {
  private let noon: Int64 = 1_000_000

  private func text(_ age: Int64, isStale: Bool = false, isOffline: Bool = false) -> String {
    let clock = WallClock(now: { [noon] in noon }) { [noon] time in
      WallClock.Moment(day: time < noon - 43_200 ? "2026-11-30" : "2026-12-01", time: "14:02")
    }
    return AgeText.text(since: noon - age, isStale: isStale, isOffline: isOffline, by: clock)
  }

  @Test("For five minutes it is fresh, in whole minutes; then it is said from when it is")
  func ages() {
    #expect(text(0) == "fresh")
    #expect(text(59) == "fresh")
    #expect(text(60) == "fresh 1 m")
    #expect(text(299) == "fresh 4 m")
    #expect(text(300) == "from 14:02")
  }

  @Test("What is stale is never fresh, and without a service it is said")
  func stale() {
    #expect(text(10, isStale: true) == "from 14:02")
    #expect(text(10, isStale: true, isOffline: true) == "offline, from 14:02")
  }

  @Test("Of another day, the day is said")
  func yesterday() { #expect(text(50_000, isStale: true) == "from 2026-11-30") }

  @Test("A clock that was set back makes nothing older than it is")
  func clockSetBack() { #expect(text(-7_200) == "fresh") }

  @Test("The words change by themselves only while it is fresh")
  func aging() {
    #expect(AgeText.isAging(since: noon - 299, isStale: false, now: noon))
    #expect(!AgeText.isAging(since: noon - 300, isStale: false, now: noon))
    #expect(!AgeText.isAging(since: noon, isStale: true, now: noon))
  }
}
