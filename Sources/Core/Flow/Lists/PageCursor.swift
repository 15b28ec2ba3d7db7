/// Where a person is in a page of text with links: the selected link, and how far the page is scrolled.
public struct PageCursor: Hashable, Sendable {
  /// Index of the selected link among the page's links.
  public private(set) var link = 0
  /// Lines above the view.
  public private(set) var offset = 0
  /// Lines in view, as the layout last said.
  public private(set) var height = 0
  /// Whether the view keeps to the selected link: from the first move to a link until the page is scrolled by hand.
  public private(set) var followsLink = false

  /// At the top, with the first link selected.
  public init() {}

  /// Applies what happened to a page with so many links.
  public mutating func apply(_ action: PageAction, links: Int) {
    switch action {
    case .moved(let motion): move(motion, links: links)
    case .settled(let offset, let height): settle(offset: offset, height: height)
    }
  }

  /// Applies one move on a page with so many links.
  public mutating func move(_ motion: ListMotion, links: Int) {
    switch motion {
    case .rows(let count):
      if links > 0, (0..<links).contains(link + count) {
        link += count
        followsLink = true
      } else {
        scroll(count)
      }
    case .scrolled(let count): scroll(count)
    case .pages(let count): scroll(count * max(1, height))
    case .halfPages(let count): scroll(count * max(1, height / 2))
    case .first:
      link = 0
      offset = 0
      followsLink = false
    case .last:
      link = max(0, links - 1)
      // The layout knows where the end is and settles the offset there.
      offset = Int.max / 2
      followsLink = false
    case .to(let index):
      // Whoever points at a link sees it: the page stays where it is, or a second click would find another one there.
      link = max(0, min(index, links - 1))
      followsLink = false
    }
  }

  /// Takes what the layout found: the offset within the page's bounds, and the lines in view.
  public mutating func settle(offset: Int, height: Int) {
    self.offset = offset
    self.height = height
  }

  private mutating func scroll(_ lines: Int) {
    offset = max(0, offset + lines)
    followsLink = false
  }
}
