/// Why a list of numbers has nothing to show.
enum Trouble: Error {
  case down, nothing, stopped
}
