/// The time after a throttled or debounced effect in which no other starts.
struct EffectWindow {
  /// Sleeps until the window's end.
  var timer: EffectFlight
  /// The action that opened it, or restarted it.
  var sequence: UInt64
  /// Registered without a task: the newest effect that came, which starts at the window's end.
  var pending: EffectFlight?
  /// What then starts.
  var nodes: [EffectNode] = []
  /// Set for a throttle: what starts at the end opens the next window, this long.
  var next: Duration?
}
