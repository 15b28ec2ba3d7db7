internal import DesignSupport
internal import DomainLayer
internal import LogicSupport
internal import ScreenSupport
internal import StoaCanvas
internal import StoaFlow
internal import Testing

/// What stands in place of a value that has not come, from the state of its load to the screen.
struct LoadMessageTests {
  private static let unreachable = DomainError(.unreachable)
  private static let failed = LoadMessage.failed(
    "The service cannot be reached.", advice: "Check the network and the address of the service.")

  /// What a load of nothing yet says in that phase.
  private func message(_ phase: LoadPhase, _ failure: DomainError? = nil, ticks: Int? = nil) -> LoadMessage? {
    var state = ItemState<Int, DomainError>()
    state.phase = phase
    state.failure = failure
    state.waitTicks = ticks
    return state.notice.map(LoadMessage.init)
  }

  @Test("A load that is on its way, or has not begun, is a wait, whatever the one before came to")
  func loading() {
    #expect(message(.idle) == .loading(ticks: nil))
    #expect(message(.loading, ticks: 3) == .loading(ticks: 3))
    #expect(message(.idle, Self.unreachable) == .loading(ticks: nil))
    #expect(message(.loading, Self.unreachable, ticks: 1) == .loading(ticks: 1))
  }

  @Test("A failure that may pass can be tried again, and one that stays, or an empty answer, cannot")
  func failure() {
    #expect(message(.failed, Self.unreachable) == Self.failed)
    #expect(
      message(.failed, DomainError(.offline))
        == .empty("No service is asked (--offline).", advice: "Start again without it to see what was not kept."))
    #expect(
      message(.failed, DomainError(.empty(.person)))
        == .empty("There are no people.", advice: "The service has none yet."))
  }

  @Test("A value that has come leaves nothing to say")
  func value() {
    var state = ItemState<Int, DomainError>()
    state.phase = .failed
    state.failure = Self.unreachable
    state.value = 1
    #expect(state.notice.map(LoadMessage.init) == nil)
  }

  @Test("Each message has the view that says it, with the keys that help where there are some")
  func view() {
    let canvas = Canvas(size: Size(columns: 40, rows: 10))
    func view(_ message: LoadMessage, isTyping: Bool = false) -> MessageView {
      MessageView(message, loading: "people", isTyping: isTyping, on: canvas)
    }
    #expect(view(.loading(ticks: nil)) == MessageView(title: "Loading people"))
    #expect(view(.loading(ticks: 0)) == MessageView(title: "⠋ Loading people", keys: "^c stops waiting"))
    let details = ["Check the network and the address of the service."]
    #expect(
      view(Self.failed)
        == MessageView(title: "The service cannot be reached.", details: details, keys: "R tries again"))
    #expect(view(Self.failed, isTyping: true).keys == "Enter, then R tries again")
    #expect(view(.empty("None.", advice: "So be it.")) == MessageView(title: "None.", details: ["So be it."]))
  }
}
