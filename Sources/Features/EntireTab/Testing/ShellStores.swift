internal import DomainLayer
public import DomainTesting
public import EntireTabInterface
public import EntireTabLogic
internal import StoaFlow
public import StoaFlowTesting
internal import Testing

/// Test stores of the shell, over a world in memory.
public enum ShellStores {
  /// The shell before it has started.
  public static func shell(
    _ world: SampleWorld, tab: ShellTab = .people, waiting: String? = nil
  ) async -> TestStore<ShellState, ShellAction> {
    let domain = DomainContainer(world)
    let reducer = ShellReducer(domain: domain, counters: ShellTab.counters(domain)).withPhases()
    return await TestStore(ShellState(tabs: .usual, tab: tab, waiting: waiting), reducer: reducer)
  }
}
