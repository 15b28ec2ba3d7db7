package import EntireTabInterface
package import PeopleInterface
package import PostsInterface
package import RouterSupport
package import SettingsInterface
package import StoaRouting

/// Where the program was left: the tab, each feature with what is selected there, and the places before.
///
/// As a document (`ShellSnapshot.document`) it is read whole or not at all: `init(document:)` refuses what is no place
/// of this program, before anything of it is applied.
package struct ShellSnapshot: Equatable, Sendable {
  package var tab: ShellTab
  package var people: FeatureSnapshot<PeoplePlace>
  package var posts: FeatureSnapshot<PostsPlace>
  package var settings: FeatureSnapshot<SettingsPlace>
  package var history: VisitHistory<Destination>

  package init(
    tab: ShellTab = .people, people: FeatureSnapshot<PeoplePlace> = FeatureSnapshot(PeoplePlace()),
    posts: FeatureSnapshot<PostsPlace> = FeatureSnapshot(PostsPlace()),
    settings: FeatureSnapshot<SettingsPlace> = FeatureSnapshot(SettingsPlace()),
    history: VisitHistory<Destination> = VisitHistory()
  ) {
    self.tab = tab
    self.people = people
    self.posts = posts
    self.settings = settings
    self.history = history
  }
}
