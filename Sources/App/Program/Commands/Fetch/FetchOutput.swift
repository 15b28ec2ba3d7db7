internal import StoaCanvas
internal import StoaJSON
package import StoaNetworking

/// How `stoa fetch` prints what came of its request.
package struct FetchOutput: Sendable {
  private let isJSON: Bool
  private let isTerminal: Bool

  package init(isJSON: Bool, isTerminal: Bool) {
    self.isJSON = isJSON
    self.isTerminal = isTerminal
  }

  /// Prints the answer; gives the exit status.
  func print(_ answer: HTTPResponse) -> Int32 {
    if isJSON {
      Console.write(Self.json(answer) + "\n")
      return ExitStatus.done
    }
    let fields = Self.fields(of: answer).map { "\(SafeText.line($0.name)): \(SafeText.line($0.value))\n" }
    Console.write("HTTP \(answer.status)\n\(fields.joined())\n")
    // A terminal would obey what is in it.
    if isTerminal {
      Console.write(SafeText.block(answer.text))
    } else {
      Console.write(answer.body)
    }
    return ExitStatus.done
  }

  /// Says why there is no answer; gives the exit status.
  func print(_ error: HTTPError, of request: HTTPRequest) -> Int32 {
    let message = Self.message(error, of: request)
    if isJSON {
      Console.write("{\"error\":\(JSONText.printed(message))}\n")
    } else {
      Console.complain(message)
    }
    return switch error {
    case .cannotConnect, .cannotResolve, .timedOut, .connectionLost, .tls, .untrusted: ExitStatus.unreachable
    case .badURL: ExitStatus.usage
    default: ExitStatus.failed
    }
  }

  package static func json(_ answer: HTTPResponse) -> String {
    let fields = fields(of: answer).map { "[\(JSONText.printed($0.name)),\(JSONText.printed($0.value))]" }
    let body = JSONText.printed(answer.text)
    return "{\"status\":\(answer.status),\"headers\":[\(fields.joined(separator: ","))],\"body\":\(body)}"
  }

  /// What could not be said of a request that must not be sent twice is said: nobody knows whether it was carried out.
  package static func message(_ error: HTTPError, of request: HTTPRequest) -> String {
    guard !request.method.isIdempotent, error.mayHaveArrived, error != .cancelled else { return error.message }
    return
      "\(error.message); whether the service carried out the \(request.method) is unknown, so look before trying again"
  }

  private static func fields(of answer: HTTPResponse) -> [HTTPHeaders.Field] {
    let source = answer.provenance.map { HTTPHeaders.Field("X-Stoa-Cache", $0.source.rawValue) }
    // Only ours says what the cache did.
    return answer.headers.fields.filter { !$0.isNamed("X-Stoa-Cache") } + (source.map { [$0] } ?? [])
  }
}
