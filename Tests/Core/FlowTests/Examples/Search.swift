internal import StoaFlow

// The feature that docs/flow.md shows; `FlowPageTests` holds the page to it.

struct Search: Reducer {
  struct State: Sendable, Equatable {
    var text = ""
    var phase = LoadPhase.idle
    var found: [String] = []
  }

  enum Action: Sendable, Equatable {
    case typed(String), asked, answered([String]), failed
  }

  /// Asks the service.
  var find: @Sendable (String) async throws -> [String]

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .typed(let text):
      state.text = text
      return .send(.asked).debounce(id: "typing", for: .milliseconds(80))
    case .asked:
      return .run { [find, text = state.text] in
        .answered(try await find(text))
      } catch: { _ in
        .failed
      }
      .retry(2, backoff: .constant(.seconds(1)))
      .timeout(after: .seconds(10), send: .failed)
      .cancellable(id: "search", cancelInFlight: true)
    case .answered(let found):
      state.found = found
      return .none
    case .failed:
      return .none
    }
  }

  static let phases = PhaseMap<State, Action, LoadPhase>(\.phase, name: "search") {
    From(.idle, .loaded, .failed) {
      On("asked", { $0 == .asked }, to: .loading)
    }
    From(.loading) {
      On("answered", { if case .answered = $0 { true } else { false } }, to: .loaded)
      On("failed", { $0 == .failed }, to: .failed)
      Ignore("asked", { $0 == .asked })
    }
  }
}
