/// The words of to-dos and of short remarks.
enum SampleTasks {
  /// A verb and what it can sensibly be done to.
  private struct Chore: Sendable {
    let verb: String
    let objects: [String]
    init(_ verb: String, _ objects: [String]) {
      self.verb = verb
      self.objects = objects
    }
  }

  private static let chores = [
    Chore("Repair", ["the kitchen clock", "the bicycle pump", "the loose floorboard", "the attic window"]),
    Chore("Return", ["the library books", "the neighbour’s ladder", "the borrowed umbrella", "the spare keys"]),
    Chore("Water", ["the tomato seedlings", "the rooftop garden", "the ferns on the stairs", "the lemon tree"]),
    Chore("Photograph", ["the last tram", "the mountain hut", "the old harbour crane", "the wooden bridge"]),
    Chore("Write to", ["the council about the bench", "the lighthouse keeper", "Aunt Ljubica", "the museum"]),
    Chore("Order", ["blue paint", "a proper screwdriver", "two hundred paper cups", "new strings for the cello"]),
    Chore("Clean", ["the rain barrel", "the typewriter", "the crème brûlée dishes", "the greenhouse roof"]),
    Chore("Book", ["the night ferry", "a table for eleven", "the choir’s rehearsal room", "seats by the window"]),
    Chore("Label", ["the map drawer", "the jars in the pantry", "the box of negatives", "the fuse box"]),
    Chore("Learn", ["one more knot", "the second verse", "to bake without a scale", "forty Thai words"]),
    Chore(
      "Find", ["the missing puzzle piece", "the warranty for the radio", "a home for the piano", "the good scissors"]),
    Chore("Finish", ["the unfinished quilt", "the guest list", "the chapter on tides", "the bird box"]),
    Chore("Call", ["the plumber about the sink", "grandmother on her birthday", "the school", "the tuner"]),
    Chore("Pick up", ["the winter coats", "the train tickets", "six eggs and thyme", "the framed photograph"]),
  ]

  private static let written = [
    "우체국에 들러 소포 부치기", "할머니께 전화하기", "図書館に本を返す", "植木鉢に水をやる", "Comprar pan y azafrán", "Réserver le train de nuit",
    "Να ποτίσω τον βασιλικό", "Полити помідори", "पुस्तकालय की किताबें लौटाना", "ซื้อข้าวสารและมะนาว", "الاتصال بالسبّاك",
    "להחזיר את הסולם לשכן",
  ]

  /// All to-dos; their number has no factor in common with the stride that `SampleText` goes through them with.
  static let titles = chores.flatMap { chore in chore.objects.map { "\(chore.verb) \($0)" } } + written

  static let remarks = [
    "Exactly this", "Not so sure", "Thank you for writing it down", "A small correction", "Made me laugh",
    "Is there a second part?", "My grandfather did the same", "Sent it to my sister", "Counterpoint", "Where was this?",
    "같은 생각이에요", "とてもよかった", "Muy de acuerdo", "Ωραίο κείμενο", "Merci pour la photo", "Дуже дякую",
  ]
}
