internal import StoaNetworking

/// What is said of an exchange.
enum ExchangeText {
  static func outcome(_ exchange: Exchange) -> String {
    switch exchange.outcome {
    case nil: "is on its way"
    case .answered(let status, _)?: "\(status)"
    case .failed(let error)?: error.message
    }
  }

  /// For the column of a list.
  static func shortOutcome(_ exchange: Exchange) -> String {
    switch exchange.outcome {
    case nil: "..."
    case .answered(let status, _)?: "\(status)"
    case .failed(.cancelled)?: "cancelled"
    case .failed?: "failed"
    }
  }

  static func state(_ exchange: Exchange) -> String {
    exchange.wait.map { "waits until \(time($0.end))" } ?? "since \(time(exchange.start))"
  }

  static func took(_ exchange: Exchange) -> String? { exchange.end.map { span($0 - exchange.start) } }

  static func meaning(of source: Exchange.Source) -> String {
    switch source {
    case .hit: "the cache, still fresh"
    case .revalidated: "the cache; the service confirmed it"
    case .stale: "the cache, older than it should be"
    case .wire: "the service"
    case .coalesced: "the same request, which was on its way already"
    }
  }

  static func meaning(of wait: Exchange.Wait) -> String {
    let reason = wait.isAskedFor ? "the service asked for it" : "then it is sent again"
    return "\(span(wait.length)), until \(time(wait.end)): \(reason)"
  }

  static func tries(_ count: Int) -> String {
    switch count {
    case 0: "not by itself"
    case 1: "once"
    default: "\(count) times"
    }
  }

  /// `1:02.345`, in minutes and seconds.
  static func time(_ time: Duration) -> String {
    let milliseconds = Int(time / .milliseconds(1))
    let (seconds, rest) = (milliseconds / 1_000 % 60, milliseconds % 1_000)
    return "\(milliseconds / 60_000):\(padded(seconds, 2)).\(padded(rest, 3))"
  }

  static func span(_ span: Duration) -> String {
    let text = InspectorAge.text(span)
    return text == "0" ? "0 ms" : text
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Exchange {
  var source: Source? {
    if case .answered(_, let source) = outcome { source } else { nil }
  }

  /// Whether it came to nothing that helps.
  var hasFailed: Bool {
    switch outcome {
    case .answered(let status, _): status >= 400
    case .failed(let error): error != .cancelled
    case nil: false
    }
  }
}
