public import DomainLayer
public import StoaFlow

/// What happens in the digest.
public enum DigestAction: Sendable, Equatable {
  case item(ItemAction<Digest, DomainError>)
  case page(PageAction)
}
