public import StoaInput

/// What the keys of the list of photos do.
public enum GalleryCommand: Hashable, Sendable {
  case move(Motion)
  case open, filter, refresh
}
