public import DomainLayer
public import StoaFlow

/// What happens in the highlights.
public enum HighlightsAction: Sendable, Equatable {
  case item(ItemAction<Highlights, DomainError>)
  case page(PageAction)
}
