internal import StoaJSON
internal import StoaNetworking

extension HTTPRequest {
  /// The body as JSON; nil where there is none or it is something else.
  var json: JSONNode? { try? JSONDocument(body ?? []).root }
}
