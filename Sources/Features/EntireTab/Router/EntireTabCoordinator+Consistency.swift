internal import EntireTabLogic
internal import RouterSupport
internal import StoaFlow

extension EntireTabCoordinator {
  /// What cannot be of the places, whatever was pressed; empty where nothing is wrong.
  public var inconsistencies: [String] { madeTabs.flatMap(\.inconsistencies) }

  /// Drops what the places keep of their last drawing, so that the next one is made from their states alone.
  public func forgetFrames() { madeTabs.forEach { $0.forgetFrames() } }

  private var madeTabs: [any TabCoordinator] { store.state.tabs.compactMap(features.madeTab) }
}
