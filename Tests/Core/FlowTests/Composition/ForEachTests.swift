internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

private struct Shelter: Sendable, Equatable {
  var cats = IdentifiedRows<Int, Cat>()
  var heard = 0
}

private enum ShelterAction: Sendable, Equatable {
  case cat(IdentifiedAction<Int, CatAction>), gone(Int), came(Int), emptied, renewed, first(Int)

  static let toCat = CasePath(ShelterAction.cat) { if case .cat(let action) = $0 { action } else { nil } }
  static func cat(_ id: Int, _ action: CatAction) -> ShelterAction { .cat(IdentifiedAction(id, action)) }
}

private func run(_ shelter: inout Shelter, _ action: ShelterAction) -> Effect<ShelterAction> {
  switch action {
  case .cat: shelter.heard += 1
  case .gone(let id): shelter.cats.remove(id: id)
  case .came(let id): shelter.cats.append(Cat(id: id))
  case .emptied: shelter.cats.removeAll()
  case .renewed: shelter.cats = IdentifiedRows(shelter.cats.map { $0 })
  case .first(let id): shelter.cats.move(id: id, to: 0)
  }
  return .none
}

@FlowActor
@Suite struct ForEachTests {
  private let world = TestRuntime()
  private let watcher = Watcher<Shelter, ShelterAction>()

  private func shelter(_ count: Int) -> Store<Shelter, ShelterAction> {
    let clock = world.clock
    let reducer = Reduce(run).forEach(\.cats, action: ShelterAction.toCat) { CatReducer(clock: clock) }
    let cats = IdentifiedRows((0..<count).map { Cat(id: $0) })
    return Store(Shelter(cats: cats), reducer: reducer, runtime: world.effects, instrument: watcher)
  }

  @Test func anActionChangesTheRowOfItsIdentityAlone() {
    let store = shelter(1_000)
    store.send(.cat(700, .fed))
    #expect(store.state.cats[id: 700] == Cat(id: 700, meals: 1))
    #expect(store.state.cats.count { $0.meals > 0 } == 1)
    #expect(store.state.heard == 1)
  }

  @Test func anActionOfARowThatIsNotThereIsDroppedAndReported() {
    let store = shelter(3)
    store.send(.cat(3, .fed))
    #expect(store.state.heard == 0)
    #expect(watcher.orphans.map(\.child) == ["Cat"])
    #expect(watcher.orphans.first?.source.fileID == "FlowTests/ForEachTests.swift")
  }

  @Test func rowsMayUseTheSameIdentities() async {
    let store = shelter(3)
    for id in 0..<3 { store.send(.cat(id, .called)) }
    store.send(.cat(1, .stopped))
    await world.clock.advance(by: .seconds(1))
    // The one that was stopped comes, too: it takes no notice, but its answer is dropped.
    #expect(store.state.cats.map(\.meals) == [1, 0, 1])
  }

  @Test func removingARowCancelsItsEffectsAndNoOthers() async {
    let store = shelter(3)
    for id in 0..<3 { store.send(.cat(id, .called)) }
    store.send(.cat(1, .waited))
    await world.settle()
    store.send(.gone(1))
    await world.settle()
    #expect(watcher.cancellations == 2)
    await world.clock.advance(by: .seconds(2))
    #expect(store.state.cats.map(\.meals) == [1, 1])
    #expect(watcher.orphans.isEmpty)
    #expect(world.activity.count == 0)
  }

  @Test func removingAllRowsCancelsAllTheirEffects() async {
    let store = shelter(5)
    for id in 0..<5 { store.send(.cat(id, .called)) }
    store.send(.emptied)
    await world.settle()
    #expect(watcher.cancellations == 5)
    #expect(world.activity.count == 0)
  }

  @Test func rowsThatMoveOrComeAnewWithAnotherListKeepTheirEffects() async {
    let store = shelter(3)
    for id in 0..<3 { store.send(.cat(id, .called)) }
    store.send(.first(2))
    store.send(.renewed)
    store.send(.came(9))
    await world.clock.advance(by: .seconds(1))
    #expect(store.state.cats.map { [$0.id, $0.meals] } == [[2, 1], [0, 1], [1, 1], [9, 0]])
    #expect(watcher.cancellations == 0)
  }

  @Test func aRowOfAnIdentityThatWasThereBeforeDoesNotGetTheOldOnesAnswer() async {
    let store = shelter(1)
    store.send(.cat(0, .called))
    store.send(.gone(0))
    store.send(.came(0))
    await world.clock.advance(by: .seconds(1))
    #expect(store.state.cats.map(\.meals) == [0])
  }

  @Test func childrenWithinRowsAreToldApartToo() async {
    struct Room: Sendable, Equatable, Identifiable {
      var id: Int
      var cats: IdentifiedRows<Int, Cat>
    }
    enum RoomAction: Sendable { case cat(IdentifiedAction<Int, CatAction>), gone(Int) }
    enum HouseAction: Sendable { case room(IdentifiedAction<Int, RoomAction>), gone(Int) }
    let clock = world.clock
    let toCat = CasePath(RoomAction.cat) { if case .cat(let action) = $0 { action } else { nil } }
    let toRoom = CasePath(HouseAction.room) { if case .room(let action) = $0 { action } else { nil } }
    let room = Reduce<Room, RoomAction> { room, action in
      if case .gone(let id) = action { room.cats.remove(id: id) }
      return .none
    }
    .forEach(\.cats, action: toCat) { CatReducer(clock: clock) }
    let house = Reduce<IdentifiedRows<Int, Room>, HouseAction> { rooms, action in
      if case .gone(let id) = action { rooms.remove(id: id) }
      return .none
    }
    .forEach(\.self, action: toRoom) { room }
    let cats = IdentifiedRows([Cat(id: 0), Cat(id: 1)])
    let rooms = (0..<3).map { Room(id: $0, cats: cats) }
    let store = Store(IdentifiedRows(rooms), reducer: house, runtime: world.effects)
    func tell(_ room: Int, _ action: RoomAction) { store.send(.room(IdentifiedAction(room, action))) }
    for room in 0..<3 {
      for cat in 0..<2 { tell(room, .cat(IdentifiedAction(cat, .called))) }
    }
    tell(0, .gone(1))
    store.send(.gone(2))
    await world.settle()
    #expect(world.activity.count == 3)
    await world.clock.advance(by: .seconds(1))
    #expect(store.state.map { $0.cats.map(\.meals) } == [[1], [1, 1]])
  }
}
