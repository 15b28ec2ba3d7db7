internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

private struct House: Sendable, Equatable {
  var left = Cat(id: 1)
  var right = Cat(id: 2)
}

private enum HouseAction: Sendable, Equatable {
  case left(CatAction), right(CatAction), stopAll

  static let toLeft = CasePath(HouseAction.left) { if case .left(let action) = $0 { action } else { nil } }
  static let toRight = CasePath(HouseAction.right) { if case .right(let action) = $0 { action } else { nil } }
}

@FlowActor
@Suite struct ScopeTests {
  private let world = TestRuntime()

  private func house() -> TestStore<House, HouseAction> {
    let clock = world.clock
    let reducer = Combine<House, HouseAction> {
      Scope(\.left, action: HouseAction.toLeft) { CatReducer(clock: clock) }
      Scope(lending: { house, body in body(&house.right) }, action: HouseAction.toRight) { CatReducer(clock: clock) }
      Reduce { _, action in action == .stopAll ? .cancel(id: CatWork.call) : .none }
    }
    return TestStore(House(), reducer: reducer, runtime: world)
  }

  @Test func aChildIsChangedByItsOwnActionsAlone() async {
    let store = house()
    await store.send(.left(.fed)) { $0.left.meals = 1 }
    await store.send(.right(.fed)) { $0.right.meals = 1 }
    await store.finish()
  }

  @Test func aChildsEffectComesBackAsItsParentsAction() async {
    let store = house()
    await store.send(.right(.called))
    await store.advance(by: .seconds(1))
    await store.receive(.right(.came)) { $0.right.meals = 1 }
    await store.finish()
  }

  @Test func twoChildrenMayUseTheSameIdentities() async {
    let store = house()
    await store.send(.left(.called))
    await store.send(.right(.called))
    await store.send(.left(.stopped))
    await store.advance(by: .seconds(1))
    await store.receive(.right(.came)) { $0.right.meals = 1 }
    await store.finish()
  }

  @Test func aParentsCancelDoesNotReachIntoAChild() async {
    let store = house()
    await store.send(.left(.called))
    await store.send(.stopAll)
    await store.advance(by: .seconds(1))
    await store.receive(.left(.came)) { $0.left.meals = 1 }
    await store.finish()
  }

  @Test func debouncesOfTwoChildrenDoNotMeet() async {
    let store = house()
    await store.send(.left(.waited))
    await store.send(.right(.waited))
    await store.advance(by: .seconds(1))
    await store.receive(.left(.came)) { $0.left.meals = 1 }
    await store.receive(.right(.came)) { $0.right.meals = 1 }
    await store.finish()
  }
}
