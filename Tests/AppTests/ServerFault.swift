internal import StoaNetworking
internal import StoaNetworkingTesting

/// What a service does wrong, whatever it is asked.
enum ServerFault: String, CaseIterable {
  case refused, failing, webPage, cutOff, oneBadEntry, silent

  /// Those after which the program has the answer that there is none.
  static let prompt: [ServerFault] = [.refused, .failing, .webPage, .cutOff]

  /// What becomes of a good reply; a refusal is none.
  func spoil(_ reply: ServerReply) -> ServerReply {
    switch self {
    case .refused: .close
    case .failing: .status(500, ["Content-Type": "application/json"], body: #"{"message":"out of order"}"#)
    case .webPage:
      .status(200, ["Content-Type": "text/html"], body: "<!doctype html><title>Sign in to the Wi-Fi</title>")
    case .cutOff: reply.cutOff(after: (reply.answer?.body.count ?? 0) / 2)
    case .oneBadEntry: Self.withoutSecondID(reply)
    case .silent: reply.held(until: Gate())
    }
  }

  /// The second entry of a list with something else where its id should be.
  private static func withoutSecondID(_ reply: ServerReply) -> ServerReply {
    guard var answer = reply.answer else { return reply }
    let entries = String(decoding: answer.body, as: UTF8.self).split(separator: #""id":2,"#, maxSplits: 1)
    answer.body = Array(entries.joined(separator: #""id":{},"#).utf8)
    answer.headers.remove("Content-Length")
    return .response(answer)
  }
}
