internal import DomainLayer

/// A collection of the service: where it is, who asks, and what it holds.
struct RemotePlace: Sendable {
  /// Below the base address.
  let path: String
  /// What `X-Stoa-Feature` says.
  let feature: String
  let subject: Subject
  /// Whether it needs an account.
  var isProtected = false
}
