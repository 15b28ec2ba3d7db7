enum ShopAction: Sendable, Equatable {
  case open, opened, count(Int), wait, waited, tick, ticked, spin
}
