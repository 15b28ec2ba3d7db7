/// What a service may or may not do with a list besides paging it.
package enum Narrowing: Hashable, Sendable, CaseIterable {
  /// Full text search (`q`).
  case search
  /// Equal fields (`userId`, `postId`, `completed`).
  case fields
  /// An order other than that of the ids.
  case order
}
