internal import EntireTabUI
public import StoaCanvas

extension EntireTabCoordinator {
  /// The smallest screen on which the program is shown; on a smaller one a notice says so.
  nonisolated public static var minimumSize: Size { ShellLayout.minimum }
}
