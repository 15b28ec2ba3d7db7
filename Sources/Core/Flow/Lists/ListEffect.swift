/// What a list has under way, by the names that cancel it.
enum ListEffect: Hashable, Sendable {
  case pages, typing, wait
}
