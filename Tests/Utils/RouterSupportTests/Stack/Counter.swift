internal import StoaFlow

/// Counts calls.
@FlowActor final class Counter {
  var count = 0
}
