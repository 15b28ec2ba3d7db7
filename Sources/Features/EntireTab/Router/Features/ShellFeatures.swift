internal import EntireTabInterface
internal import RouterSupport
package import StoaFlow
internal import StoaRouting

/// The features that the shell stands over, in the order of their tabs; each is made when it is first needed.
@FlowActor package struct ShellFeatures {
  private let all: [any ShellFeature]

  /// - Parameter all: At least one, no two of the same tab.
  package init(_ all: [any ShellFeature]) { self.all = all }

  /// The tabs in the order of the screen.
  var tabs: [ShellTab] { all.map { $0.placeType.tab } }

  /// Has every tab that is made from now on announced.
  func announce(_ onMake: @escaping @FlowActor (any TabCoordinator) -> Void) {
    for feature in all { feature.onMake = onMake }
  }

  /// The feature of a tab; nil where the program has no such tab.
  subscript(tab: ShellTab) -> (any ShellFeature)? { all.first { $0.placeType.tab == tab } }

  /// A tab, where it has been needed already.
  func madeTab(_ tab: ShellTab) -> (any TabCoordinator)? { self[tab]?.madeTab }

  /// Where the feature with such places is; nil where the program has none.
  func place<Place: ShellPlace>(_ type: Place.Type) -> Place? { self[type.tab]?.destination.place as? Place }

  /// Whether a change of any tab is on its way to the service.
  var isSending: Bool { all.contains { $0.madeTab?.isSending ?? false } }

  /// Tells the other tabs that one has changed data; what is made later asks for it as it is then.
  func dataChanged(by changer: ShellTab) {
    for feature in all where feature.placeType.tab != changer { feature.madeTab?.dataChanged() }
  }

  /// Where all features are.
  func snapshot(tab: ShellTab, history: VisitHistory<Destination>) -> ShellSnapshot {
    ShellSnapshot(tab: tab, features: all.map(\.snapshot), history: history)
  }

  /// Has each feature begin where it was left.
  func restore(_ snapshot: ShellSnapshot) {
    for left in snapshot.features { self[left.place.tab]?.restore(left) }
  }
}
