internal import DomainLayer
public import StoaFlow

extension ShellReducer {
  /// How the program gets to its tabs. A changed session makes a new shell, so nothing leads back.
  public static var phaseMap: PhaseMap<ShellState, ShellAction, AppFlow> {
    let isKnown: @Sendable (ShellAction) -> Bool = { if case .sessionKnown = $0 { true } else { false } }
    return PhaseMap(read: { $0.flow }, write: { $0.flow = $1 }, name: "shell") {
      From(.starting) {
        On("sessionKnown", isKnown, to: .signedOut, .main) { _, action in
          if case .sessionKnown(.signedOut) = action { .signedOut } else { .main }
        }
      }
      From(.signedOut, .main) {
        Ignore("sessionKnown", isKnown)
      }
    }
  }

  /// The reducer under its phase map.
  public func withPhases() -> some Reducer<ShellState, ShellAction> { phases(Self.phaseMap) }
}
