/// What happens to the view of a page.
public enum PageAction: Hashable, Sendable {
  /// The person moved or scrolled.
  case moved(ListMotion)
  /// The page was laid out: its offset within bounds, and how many lines are in view.
  case settled(offset: Int, height: Int)
}
