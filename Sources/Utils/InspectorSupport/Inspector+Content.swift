internal import DesignSupport
internal import StoaCanvas
internal import StoaFlow
internal import StoaInput

extension Inspector {
  /// The values of the screen, for the log as it is.
  func content(in part: Rect) -> InspectorContent {
    let (log, words) = (log, source.words)
    let numbers = log.numbers
    let hasFilter = state.caret != nil || !state.filter.isEmpty
    var content = InspectorContent()
    content.title = title
    content.detailTitle = words.detailTitle
    content.nothing = state.filter.isEmpty ? words.nothing : words.nothingFound
    content.total = numbers.count
    content.selection = InspectorState.index(of: state.selected, in: numbers)
    content.isAtPresent = state.isAtPresent
    content.isDetailActive = state.pane == .detail || state.isHelpOpen
    if hasFilter { content.filter = FilterLine(label: words.filterLabel, text: state.filter, caret: state.caret) }
    let height = InspectorScreen.capacity(hasFilter: hasFilter, in: part)
    content.top = settle(selection: content.selection, total: content.total, height: height)
    let shown = state.isWhole ? content.selection..<content.selection + 1 : content.top..<content.top + height
    content.rows = log.rows(shown)
    if state.isHelpOpen {
      content.detail = help
    } else if numbers.indices.contains(content.selection) {
      content.detail = log.detail(at: content.selection, glyphs: glyphs)
    }
    content.detailOffset = InspectorScreen.detailOffset(
      content.detail, from: state.detailOffset, hasFilter: hasFilter, in: part)
    note(
      detailOffset: content.detailOffset, height: InspectorScreen.detailHeight(hasFilter: hasFilter, in: part))
    content.footer = footer
    return content
  }

  private var title: String {
    switch subject {
    case .timeline: "\(source.words.title): \(state.isAtPresent ? "the present" : "a moment of the past")"
    case .network: source.words.title
    }
  }

  private var footer: [InspectorContent.Key] {
    if state.isProgramUsed { return [source.words.returnKey] }
    if state.caret != nil {
      return [
        InspectorContent.Key(label: "Enter", title: "keep"), InspectorContent.Key(label: "Esc", title: "clear"),
      ]
    }
    return source.keys.footer.map { binding in
      InspectorContent.Key(label: binding.keys.first?.label ?? "", title: binding.title)
    }
  }

  private var help: [DetailBlock] {
    [.heading(source.words.helpTitle)]
      + source.keys.bindings.map { binding in
        // More than the footer has room for.
        .field(
          binding.keys.map(\.label).joined(separator: " "), source.meaning(of: binding.command) ?? binding.title)
      }
  }
}
