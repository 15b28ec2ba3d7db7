internal import DomainLayer
internal import DomainTesting
public import EntireTabInterface
public import EntireTabLogic

extension ShellState {
  /// The shell where the program stands at `flow`, as these actions leave it, their effects left out.
  public static func after(
    _ actions: ShellAction..., flow: AppFlow = .main, tab: ShellTab = .people, waiting: String? = nil
  ) -> ShellState {
    let reducer = ShellReducer(domain: DomainContainer(SampleWorld()))
    var state = ShellState(tabs: .usual, tab: tab, waiting: waiting)
    state.flow = flow
    for action in actions { _ = reducer.reduce(into: &state, action: action) }
    return state
  }

  /// Goes on as one more action leaves it, its effects left out.
  public mutating func apply(_ action: ShellAction) {
    _ = ShellReducer(domain: DomainContainer(SampleWorld())).reduce(into: &self, action: action)
  }
}
