/// A track, as long as it exists, and whose it is.
struct TrackReference {
  weak var track: (any TimelineTrack)?
  let owner: Any.Type
}
