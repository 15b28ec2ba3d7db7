internal import DomainLayer
internal import DomainTesting
internal import EntireTabInterface
internal import EntireTabRouter
internal import SettingsInterface
internal import StoaFlow
internal import StoaInput
internal import Testing

/// Leaving while preferences are on their way to the disk.
@FlowActor struct ShellSavingTests {
  private let shell = Shell()
  private let last = Preferences(theme: .contrast, motion: false)

  /// Changes the preferences twice in one go.
  private func changeTwice() {
    shell.coordinator.handle(SettingsIntent.preferencesChanged(Preferences(theme: .contrast)))
    shell.coordinator.handle(SettingsIntent.preferencesChanged(last))
  }

  @Test("Leaving waits until the last change is kept")
  func waits() async {
    await shell.settle()
    changeTwice()
    shell.coordinator.handle(.key(.character("Q")))
    #expect(shell.raised.isEmpty)
    #expect(shell.coordinator.hasUnsavedWork)
    await shell.settleStores()
    #expect(shell.raised == [.exit(0)])
    #expect(!shell.coordinator.hasUnsavedWork)
    #expect(shell.world.contents.preferences == last)
  }

  @Test("Asked for twice, it does not wait")
  func twice() async {
    await shell.settle()
    changeTwice()
    shell.coordinator.handle(.key(.character("Q")))
    shell.coordinator.handle(.key(.character("Q")))
    #expect(shell.raised == [.exit(0)])
  }

  @Test("What cannot be kept is said, and holds nobody back")
  func unwritable() async {
    shell.world.change { $0.writeFailure = DomainError(.storage) }
    await shell.settle()
    changeTwice()
    #expect(await shell.status().hasPrefix(" The preferences could not be kept: A file of this program"))
    changeTwice()
    shell.coordinator.handle(.key(.character("Q")))
    await shell.settleStores()
    #expect(shell.raised == [.exit(0)])
  }
}
