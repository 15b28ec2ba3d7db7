/// Titles and bodies of the sample, from its words.
enum SampleText {
  static func postTitle(_ dice: inout SampleDice) -> String {
    let thing = dice.pick(SampleWords.things)
    switch dice.below(8) {
    case 0: return "What \(thing) taught me"
    case 1: return "Notes on \(thing) \(dice.pick(SampleWords.seasons))"
    case 2: return "In praise of \(thing)"
    case 3: return "A short history of \(thing)"
    case 4: return "Looking for \(thing) in \(dice.pick(SampleWords.places))"
    case 5: return "How we nearly lost \(thing)"
    case 6: return "Ten minutes with \(thing)"
    default: return "\(capitalised(thing)), \(dice.pick(SampleWords.seasons))"
    }
  }

  /// Two to four sentences, a line each.
  static func body(_ dice: inout SampleDice, sentences: ClosedRange<Int>) -> String {
    let count = sentences.lowerBound + dice.below(sentences.count)
    var start = dice.below(SampleSentences.all.count)
    var lines: [String] = []
    for _ in 0..<count {
      lines.append(SampleSentences.all[start % SampleSentences.all.count])
      // A stride without a common factor with the list's length: no sentence comes twice in one body.
      start += 1 + dice.below(5)
    }
    return lines.joined(separator: "\n")
  }

  static func todoTitle(_ dice: inout SampleDice) -> String {
    "\(dice.pick(SampleTasks.verbs)) \(dice.pick(SampleTasks.objects))"
  }

  static func commentTitle(_ dice: inout SampleDice) -> String {
    switch dice.below(6) {
    case 0: "A question about \(dice.pick(SampleWords.things))"
    case 1: "Seen the same in \(dice.pick(SampleWords.places))"
    case 2: "Reminds me of \(dice.pick(SampleWords.things))"
    default: dice.pick(SampleTasks.remarks)
    }
  }

  static func albumTitle(_ dice: inout SampleDice) -> String {
    dice.chance(50)
      ? "\(dice.pick(SampleWords.places)) \(dice.pick(SampleWords.seasons))" : capitalised(dice.pick(SampleWords.things))
  }

  static func photoTitle(_ dice: inout SampleDice) -> String {
    "\(capitalised(dice.pick(SampleWords.things))) \(dice.pick(SampleWords.seasons))"
  }

  private static func capitalised(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
