internal import StoaStorage

/// Fills an empty database with the sample of a size and seed.
///
/// About 5,900 rows and 15 ms for the default size, 380,000 rows for 100,000 people.
struct SampleFill {
  let size: SampleSize
  let seed: UInt64

  func run(in database: Database) throws(StorageError) {
    try database.transaction { () throws(StorageError) in
      try Schema.createTables(in: database)
      try people(database)
      try posts(database)
      try comments(database)
      try albums(database)
      try photos(database)
      try todos(database)
      try Schema.createIndexes(in: database)
      try Schema.recordCounts(in: database)
    }
  }

  private func people(_ database: Database) throws(StorageError) {
    let order = SamplePerson.order(seed: seed)
    let row = try database.prepare(Schema.insertion(into: .users))
    for id in numbers(size.people) {
      let person = SamplePerson.numbered(id, seed: seed, order: order)
      try row.bind(1, id)
      for (index, text) in person.texts.enumerated() { try row.bind(index + 2, text) }
      try row.bind(16, TextFolding.fold(person.name))
      try row.bind(17, TextFolding.fold(person.city))
      try row.bind(18, person.search)
      try row.runToEnd()
    }
  }

  private func posts(_ database: Database) throws(StorageError) {
    try fill(.posts, size.posts, ownedBy: size.people, in: database, table: 2) { dice, turn in
      SampleText.post(turn: turn, &dice)
    }
  }

  private func comments(_ database: Database) throws(StorageError) {
    let parents = min(size.posts, (size.comments + 4) / 5)
    try fill(.comments, size.comments, ownedBy: parents, in: database, table: 3) { dice, _ in
      let culture = dice.pick(Culture.all)
      let sender = "\(dice.pick(culture.given).ascii).\(dice.pick(culture.family).ascii)"
      return [
        SampleText.commentTitle(&dice), "\(sender)@\(dice.pick(SampleWords.firms).domain).example",
        SampleText.body(&dice, sentences: 1...3),
      ]
    }
  }

  private func albums(_ database: Database) throws(StorageError) {
    try fill(.albums, size.albums, ownedBy: size.people, in: database, table: 4) { dice, _ in
      [SampleText.albumTitle(&dice)]
    }
  }

  private func photos(_ database: Database) throws(StorageError) {
    try fill(.photos, size.photos, ownedBy: size.albums, in: database, table: 5) { dice, _ in
      let colour = String(0x100_0000 + dice.below(0x100_0000), radix: 16).dropFirst()
      return [
        SampleText.photoTitle(&dice), "https://images.stoa.example/600/\(colour)",
        "https://images.stoa.example/150/\(colour)",
      ]
    }
  }

  private func todos(_ database: Database) throws(StorageError) {
    let row = try database.prepare(Schema.insertion(into: .todos))
    for id in numbers(size.todos) {
      let owner = SampleSize.owner(of: id, children: size.todos, among: size.people)
      var dice = SampleDice(seed: seed, table: 6, row: id)
      // Some people finish most of what they begin, some hardly anything.
      var habit = SampleDice(seed: seed, table: 7, row: owner)
      let title = SampleText.todoTitle(turn: start + id)
      try row.bind(1, owner)
      try row.bind(2, id)
      try row.bind(3, title)
      try row.bind(4, dice.chance(20 + habit.below(61)) ? 1 : 0)
      try row.bind(5, TextFolding.fold(title))
      try row.runToEnd()
    }
  }

  /// Rows of an owner, an id and texts; the search text is made of the texts that the resource searches.
  private func fill(
    _ resource: Resource, _ count: Int, ownedBy owners: Int, in database: Database, table: UInt64,
    texts: (inout SampleDice, Int) -> [String]
  ) throws(StorageError) {
    let row = try database.prepare(Schema.insertion(into: resource))
    let searched = resource.fields.dropFirst(2).map(\.isSearched)
    for id in numbers(count) {
      var dice = SampleDice(seed: seed, table: table, row: id)
      let texts = texts(&dice, start + id)
      try row.bind(1, SampleSize.owner(of: id, children: count, among: owners))
      try row.bind(2, id)
      for (index, text) in texts.enumerated() { try row.bind(index + 3, text) }
      try row.bind(texts.count + 3, SearchText.joined(zip(texts, searched).compactMap { $1 ? $0 : nil }))
      try row.runToEnd()
    }
  }

  /// Where the seed begins in the lists that are gone through in turn.
  private var start: Int { Int(truncatingIfNeeded: (seed &- EmbeddedBackend.defaultSeed) % 1_009) }

  private func numbers(_ count: Int) -> Range<Int> { 1..<(count + 1) }
}
