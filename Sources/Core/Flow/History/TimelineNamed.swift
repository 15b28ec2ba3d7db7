/// A value that is told by a name, as a case of an enum is, and not by its type or its parts: one of a set that the
/// program lays down, such as a tab.
///
///     extension Tab: TimelineNamed {
///       var timelineName: String { name }
///     }
///     // selected(people), not selected(Tab)
///
/// The name is told wherever names are. It must never be what somebody may have typed, or what a service sent.
public protocol TimelineNamed {
  /// One word, as a case would be called.
  var timelineName: String { get }
}
