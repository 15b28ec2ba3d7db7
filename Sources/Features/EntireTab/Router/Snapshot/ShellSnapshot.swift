package import EntireTabInterface
package import RouterSupport
package import StoaRouting

/// Where the program was left: the tab, each feature with what is selected there, and the places before.
///
/// As a document (`ShellSnapshot.document`) it is read whole or not at all: `init(document:book:)` refuses what is no
/// place of this program, before anything of it is applied.
package struct ShellSnapshot: Equatable, Sendable {
  package var tab: ShellTab
  /// One of each tab, in their order.
  package var features: [FeatureSnapshot<Destination>]
  package var history: VisitHistory<Destination>

  package init(
    tab: ShellTab, features: [FeatureSnapshot<Destination>], history: VisitHistory<Destination> = VisitHistory()
  ) {
    self.tab = tab
    self.features = features
    self.history = history
  }
}
