/// A request that cannot be met, with the status and the sentence that say why.
struct Refusal: Error, Hashable {
  let status: Int
  let message: String

  static func badRequest(_ message: String) -> Refusal { Refusal(status: 400, message: message) }
}
