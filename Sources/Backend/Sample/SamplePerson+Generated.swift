extension SamplePerson {
  /// The person of this number, counted from 1. The first ten are the written ones, in an order that the seed decides.
  static func numbered(_ id: Int, seed: UInt64, order: [Int]) -> SamplePerson {
    if id <= order.count { return written[order[id - 1]] }
    var dice = SampleDice(seed: seed, table: 1, row: id)
    let culture = dice.pick(Culture.all)
    let given = dice.pick(culture.given)
    let family = dice.pick(culture.family)
    let city = dice.pick(culture.cities)
    let username = "\(given.ascii).\(family.ascii)\(id)"
    let firm = dice.pick(SampleWords.firms)
    let name =
      culture.familyFirst
      ? family.written + culture.separator + given.written : given.written + culture.separator + family.written
    return SamplePerson(
      name: name, username: username, email: "\(username)@\(firm.domain).example",
      street: "\(city.street) \(1 + dice.below(140))", suite: "\(dice.pick(SampleWords.suites)) \(1 + dice.below(40))",
      city: city.name, zipcode: String(10_000 + dice.below(89_999)),
      latitude: degrees(city.latitude, &dice), longitude: degrees(city.longitude, &dice),
      phone: "+\(city.dialCode) 555 \(1_000 + dice.below(9_000))", website: "\(firm.domain).example",
      company: firm.name, catchPhrase: dice.pick(SampleWords.promises), business: dice.pick(SampleWords.trades))
  }

  /// The written people as they come for a seed: as they stand for the default one, mixed for any other.
  static func order(seed: UInt64) -> [Int] {
    var order = Array(written.indices)
    guard seed != EmbeddedBackend.defaultSeed else { return order }
    var dice = SampleDice(seed: seed, table: 0, row: 0)
    for index in order.indices.dropFirst().reversed() { order.swapAt(index, dice.below(index + 1)) }
    return order
  }

  private static func degrees(_ whole: Int, _ dice: inout SampleDice) -> String {
    let digits = String(10_000 + dice.below(10_000)).dropFirst()
    return "\(whole).\(digits)"
  }
}
