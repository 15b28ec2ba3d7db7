public import DomainLayer
public import StoaFlow

extension ItemReducer where Failure == DomainError {
  /// Runs the load of what a use case answers.
  ///
  /// - Parameters:
  ///   - name: Tells this load from the others of the same store.
  ///   - answer: The use case; told whether answers kept from before may not be used.
  public init(
    _ name: String, clock: any Clock<Duration>,
    answer: @escaping @Sendable (_ isRefresh: Bool) async throws(DomainError) -> Answer<Value>
  ) {
    self.init(name, cancelled: DomainError(.cancelled), clock: clock) { (isRefresh) async throws(DomainError) in
      let answer = try await answer(isRefresh)
      return ItemAnswer(answer.value, freshness: LoadFreshness(answer.freshness))
    }
  }

  /// Runs the load of the first stretch of a list, which may be empty.
  public init<Item>(
    _ name: String, clock: any Clock<Duration>,
    page: @escaping @Sendable (_ isRefresh: Bool) async throws(DomainError) -> Page<Item>
  ) where Value == Page<Item> {
    self.init(name, cancelled: DomainError(.cancelled), clock: clock) { (isRefresh) async throws(DomainError) in
      do throws(DomainError) {
        let page = try await page(isRefresh)
        return ItemAnswer(page, freshness: LoadFreshness(page.freshness))
      } catch let error where error.isEmptyAnswer {
        return ItemAnswer(Page(items: []))
      }
    }
  }
}
