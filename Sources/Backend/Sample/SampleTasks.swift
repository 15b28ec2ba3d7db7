/// The words of to-dos and of short remarks.
enum SampleTasks {
  static let verbs = [
    "Repair", "Return", "Photograph", "Ask about", "Write about", "Find", "Pay for", "Label", "Carry home", "Clean",
    "Draw", "Measure", "Catalogue", "Water", "Move", "Thank someone for",
  ]

  static let objects = [
    "the kitchen clock", "the library books", "the tomato seedlings", "grandmother’s recipe cards", "the ferry tickets",
    "the loose floorboard", "the guest list", "a proper screwdriver", "the neighbour’s ladder", "the winter coats",
    "the train photographs", "the spare keys", "the rain barrel", "the sewing machine", "the paper lanterns",
    "the crème brûlée dishes", "the attic window", "the bicycle pump", "the school forms", "the harmonium",
    "the map drawer", "the blue paint", "the picnic blanket", "the letter to the council",
  ]

  static let remarks = [
    "Exactly this", "Not so sure", "Thank you for writing it down", "A small correction", "Made me laugh",
    "Is there a second part?", "My grandfather did the same", "Sent it to my sister", "Counterpoint", "Where was this?",
    "같은 생각이에요", "とてもよかった", "Muy de acuerdo", "Ωραίο κείμενο", "Merci pour la photo", "Дуже дякую",
  ]
}
