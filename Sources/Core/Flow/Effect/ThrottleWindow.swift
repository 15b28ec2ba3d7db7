/// The time after a throttled effect in which no other starts.
struct ThrottleWindow {
  struct Rule {
    var interval: Duration
    var leading: Bool
    var trailing: Bool
  }

  /// Sleeps until the window's end.
  var timer: EffectFlight
  var sequence: UInt64
  /// Registered without a task: the newest effect that came, which starts at the window's end.
  var pending: (flight: EffectFlight, nodes: [EffectNode], rule: Rule)?
}
