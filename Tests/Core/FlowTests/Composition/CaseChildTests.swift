internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

private enum Pet: Sendable, Equatable {
  case none
  case cat(Cat)
  case fish(Int)

  static let cat = CasePath(Pet.cat) { if case .cat(let cat) = $0 { cat } else { nil } }
  static let fish = CasePath(Pet.fish) { if case .fish(let age) = $0 { age } else { nil } }
}

private enum PetAction: Sendable, Equatable {
  case cat(CatAction), fishAged(Int), became(Pet)

  static let toCat = CasePath(PetAction.cat) { if case .cat(let action) = $0 { action } else { nil } }
  static let toFish = CasePath(PetAction.fishAged) { if case .fishAged(let years) = $0 { years } else { nil } }
}

@FlowActor
@Suite struct CaseChildTests {
  private let world = TestRuntime()
  private let watcher = Watcher<Pet, PetAction>()

  private func pet(_ pet: Pet) -> Store<Pet, PetAction> {
    let clock = world.clock
    let reducer = Reduce<Pet, PetAction> { pet, action in
      if case .became(let other) = action { pet = other }
      return .none
    }
    .ifCase(Pet.cat, id: \.id, action: PetAction.toCat) { CatReducer(clock: clock) }
    .ifCase(Pet.fish, action: PetAction.toFish) {
      Reduce<Int, Int> { age, years in
        age += years
        return .none
      }
    }
    return Store(pet, reducer: reducer, runtime: world.effects, instrument: watcher)
  }

  @Test func eachCaseHasItsOwnReducer() {
    let (cat, fish) = (pet(.cat(Cat(id: 1))), pet(.fish(3)))
    cat.send(.cat(.fed))
    fish.send(.fishAged(2))
    #expect(cat.state == .cat(Cat(id: 1, meals: 1)))
    #expect(fish.state == .fish(5))
    #expect(watcher.orphans.isEmpty)
  }

  @Test func anActionOfAnotherCaseIsDroppedAndReported() {
    let store = pet(.fish(3))
    store.send(.cat(.fed))
    #expect(store.state == .fish(3))
    #expect(watcher.orphans.map(\.child) == ["Cat"])
  }

  @Test func changingTheCaseCancelsTheEffectsOfTheOldOne() async {
    let store = pet(.cat(Cat(id: 1)))
    store.send(.cat(.called))
    await world.settle()
    store.send(.became(.fish(0)))
    await world.settle()
    #expect(world.activity.count == 0)
    #expect(watcher.cancellations == 1)
    await world.clock.advance(by: .seconds(1))
    #expect(store.state == .fish(0))
    #expect(watcher.orphans.isEmpty)
  }

  @Test func anotherChildOfTheSameCaseIsToldApart() async {
    let store = pet(.cat(Cat(id: 1)))
    store.send(.cat(.called))
    store.send(.became(.cat(Cat(id: 2))))
    await world.clock.advance(by: .seconds(1))
    #expect(store.state == .cat(Cat(id: 2)))
  }
}
