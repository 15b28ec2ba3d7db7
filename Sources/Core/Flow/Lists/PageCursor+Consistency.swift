extension PageCursor {
  /// What cannot be on a page with so many links, whatever happened to it; nil where nothing is wrong.
  public func inconsistency(links: Int) -> String? {
    (0..<max(1, links)).contains(link) ? nil : "selection: link \(link) is selected of \(links)"
  }
}
