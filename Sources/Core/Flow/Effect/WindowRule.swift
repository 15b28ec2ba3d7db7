/// What a debounce or throttle lets through, and how long its window is.
struct WindowRule {
  var interval: Duration
  var leading: Bool
  var trailing: Bool
}
