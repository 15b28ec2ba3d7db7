internal import StoaFlow

struct ShopReducer: Reducer {
  func reduce(into state: inout Shop, action: ShopAction) -> Effect<ShopAction> {
    switch action {
    case .open: return .run(file: "Shop", line: 4) { .opened }
    case .opened: state.isOpen = true
    case .count(let count):
      state.items[1].count = count
      state.total = count + 1
    case .wait: return .run(file: "Shop", line: 1) { .waited }.debounce(id: "wait", for: .seconds(1))
    case .waited: state.note = "waited"
    case .tick: return .run(file: "Shop", line: 2) { .ticked }.debounce(id: "tick", for: .seconds(1))
    case .ticked:
      state.total += 1
      return .send(.tick)
    case .spin:
      return .run(file: "Shop", line: 3) { () -> ShopAction? in
        while !Task.isCancelled { await Task.yield() }
        return nil
      }
    }
    return .none
  }
}
