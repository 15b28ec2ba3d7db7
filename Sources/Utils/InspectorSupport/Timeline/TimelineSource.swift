internal import StoaFlow
internal import StoaInput

/// The actions of a session and what they did, for an inspector to look into.
@FlowActor final class TimelineSource: InspectorSource {
  let keys = InspectorKeys.all
  private(set) var revision = 0
  private let timeline: Timeline

  /// Hears of the timeline until ``close()``.
  init(_ timeline: Timeline) {
    self.timeline = timeline
    timeline.onChange = { [weak self] in self?.revision += 1 }
  }

  let words = InspectorWords(
    title: "Inspector", detailTitle: "What it did", nothing: "Nothing has happened yet.",
    nothingFound: "No action of such a feature.", filterLabel: "feature: ", helpTitle: "Keys of the inspector",
    returnKey: InspectorContent.Key(label: "F12", title: "back to the inspector"))

  func read(filter: String, showsValues: Bool) -> any InspectorReading {
    TimelineReading(timeline, filter: filter, showsValues: showsValues)
  }

  func meaning(of command: InspectorCommand) -> String? {
    switch command {
    case .moment: "show the whole screen of the moment, and the inspector again"
    case .present: "back to the present"
    case .pane: "to the other half: its moving keys"
    case .filter: "only what is of a feature"
    case .values: "show numbers and texts, or names only; what may have been typed is never shown"
    case .back: "back: filter, whole screen, inspector"
    default: nil
    }
  }

  func close() { timeline.onChange = nil }
}
