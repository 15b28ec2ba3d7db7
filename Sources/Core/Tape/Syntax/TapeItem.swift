/// What a tape holds before `Source` is followed.
enum TapeItem {
  case step(TapeStep)
  case source(String, at: TapePosition)
}
