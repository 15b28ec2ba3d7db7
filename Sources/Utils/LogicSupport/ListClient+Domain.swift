public import DomainLayer
public import StoaFlow

extension ListClient where Query: Hashable, Failure == DomainError {
  /// What a list of the domain's items needs: a row is the same row by its item's id.
  ///
  /// - Parameters:
  ///   - filter: Where the text of the filter line stands in a query; a list without one leaves it out.
  ///   - clock: What all waiting is measured by.
  ///   - load: The use case that brings a page; told whether answers kept from before may not be used.
  public init<Item: Identifiable & Equatable & Sendable>(
    filter: ListFilterText<Query>? = nil, clock: any Clock<Duration>,
    load: @escaping @Sendable (PageRequest<Query>, _ isRefresh: Bool) async throws(DomainError) -> Page<Item>
  ) where Element == Slot<Item>, Item.ID == Int {
    self.init(
      identify: { $0.item?.id }, filter: filter, isEmptyAnswer: \.isEmptyAnswer, cancelled: DomainError(.cancelled),
      clock: clock
    ) { (request) async throws(DomainError) in
      let wanted = PageRequest(query: request.query, offset: request.offset, limit: request.limit)
      let page = try await load(wanted, request.isRefresh)
      return ListPage(
        elements: page.slots, total: page.total, isCutShort: page.isCutShort, freshness: LoadFreshness(page.freshness))
    }
  }
}
