public import DomainLayer

/// Counts what there is in a tab.
public typealias TabCounter = @Sendable (_ isRefresh: Bool) async throws(DomainError) -> Answer<ItemCount>
