internal import Synchronization

/// Whether this process waits until what it writes has reached the disk.
///
/// On unless it is switched off, which only a process may do whose every file is thrown away at its end: each wait costs
/// milliseconds.
public enum Durability {
  private static let on = Atomic<Bool>(true)

  /// Whether it waits.
  public static var isOn: Bool {
    get { on.load(ordering: .relaxed) }
    set { on.store(newValue, ordering: .relaxed) }
  }
}
