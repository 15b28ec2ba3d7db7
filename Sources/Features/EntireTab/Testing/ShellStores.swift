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
    let reducer = ShellReducer(domain: DomainContainer(world)).withPhases()
    return await TestStore(ShellState(tab: tab, waiting: waiting), reducer: reducer)
  }
}
