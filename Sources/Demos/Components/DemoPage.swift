package import StoaCanvas

/// One page of the components: some of them in all their states. Its name is what `--print` takes.
package enum DemoPage: String, CaseIterable, Sendable {
  case cards, pills, rows, lists, frames, forms, messages, loading, details, sheets, colours, signs, hostile
  /// Hostile text within the components.
  case contained

  /// What stands over it.
  package var title: String {
    switch self {
    case .cards: "Cards"
    case .pills: "Pills"
    case .rows: "Rows"
    case .lists: "Lists and scroll bars"
    case .frames: "Frames of lists, filter lines"
    case .forms: "Text fields, check boxes"
    case .messages: "Messages"
    case .loading: "Waiting"
    case .details: "Pages of a detail"
    case .sheets: "Sheets"
    case .colours: "Colours and attributes"
    case .signs: "Signs"
    case .hostile: "Hostile text"
    case .contained: "Hostile text in components"
    }
  }

  /// Draws the page; what does not fit is left out.
  ///
  /// - Parameter ticks: The frame of what moves.
  package func draw(on canvas: inout Canvas, in rect: Rect, ticks: Int = 0) {
    switch self {
    case .cards: CardsPage.draw(on: &canvas, in: rect)
    case .pills: PillsPage.draw(on: &canvas, in: rect)
    case .rows: RowsPage.draw(on: &canvas, in: rect)
    case .lists: ListsPage.draw(on: &canvas, in: rect)
    case .frames: FramesPage.draw(on: &canvas, in: rect)
    case .forms: FormsPage.draw(on: &canvas, in: rect)
    case .messages: MessagesPage.draw(on: &canvas, in: rect)
    case .loading: LoadingPage.draw(on: &canvas, in: rect, ticks: ticks)
    case .details: DetailsPage.draw(on: &canvas, in: rect)
    case .sheets: SheetsPage.draw(on: &canvas, in: rect)
    case .colours: ColoursPage.draw(on: &canvas, in: rect)
    case .signs: SignsPage.draw(on: &canvas, in: rect)
    case .hostile: HostilePage.draw(on: &canvas, in: rect)
    case .contained: ContainedPage.draw(on: &canvas, in: rect)
    }
  }
}
