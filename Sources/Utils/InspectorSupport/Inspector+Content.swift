internal import DesignSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput

extension Inspector {
  /// The values of the screen, for the log as it is.
  func content(in part: Rect) -> InspectorContent {
    let log = log
    let hasFilter = state.caret != nil || !state.filter.isEmpty
    var content = InspectorContent()
    content.total = log.entries.count
    content.selection = InspectorState.index(of: state.selected, in: log.numbers)
    content.isAtPresent = state.isAtPresent
    content.isDetailActive = state.pane == .detail || state.isHelpOpen
    if hasFilter { content.filter = FilterLine(label: "feature: ", text: state.filter, caret: state.caret) }
    let height = InspectorScreen.capacity(hasFilter: hasFilter, in: part)
    content.top = settle(selection: content.selection, total: content.total, height: height)
    let shown = state.isWhole ? content.selection..<content.selection + 1 : content.top..<content.top + height
    content.rows = log.rows(shown)
    if state.isHelpOpen {
      content.detail = Self.help
    } else if log.entries.indices.contains(content.selection) {
      content.detail = log.detail(of: log.entries[content.selection], glyphs: glyphs)
    }
    content.detailOffset = InspectorScreen.detailOffset(
      content.detail, from: state.detailOffset, hasFilter: hasFilter, in: part)
    note(
      detailOffset: content.detailOffset, height: InspectorScreen.detailHeight(hasFilter: hasFilter, in: part))
    content.footer = footer
    return content
  }

  private var footer: [InspectorContent.Key] {
    if state.isProgramUsed { return [InspectorContent.Key(label: "F12", title: "back to the inspector")] }
    if state.caret != nil {
      return [
        InspectorContent.Key(label: "Enter", title: "keep"), InspectorContent.Key(label: "Esc", title: "clear"),
      ]
    }
    return InspectorKeys.all.footer.map { binding in
      InspectorContent.Key(label: binding.keys.first?.label ?? "", title: binding.title)
    }
  }

  private static var help: [DetailBlock] {
    [.heading("Keys of the inspector")]
      + InspectorKeys.all.bindings.map { .field($0.keys.map(\.label).joined(separator: " "), meaning(of: $0)) }
  }

  /// More than the footer has room for.
  private static func meaning(of binding: KeyBinding<InspectorCommand>) -> String {
    switch binding.command {
    case .moment: "show the whole screen of the moment, and the inspector again"
    case .present: "back to the present"
    case .pane: "to the other half: its moving keys"
    case .filter: "only what is of a feature"
    case .values: "show numbers and texts, or names only; what may have been typed is never shown"
    case .back: "back: filter, whole screen, inspector"
    default: binding.title
    }
  }
}
