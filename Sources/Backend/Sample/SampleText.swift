/// Titles and bodies of the sample, from its words.
enum SampleText {
  /// The title and body of a post; one in nine is a letter in another language.
  ///
  /// `turn` counts the posts from a start of the seed's: neighbours never share a title.
  static func post(turn: Int, _ dice: inout SampleDice) -> [String] {
    if turn % 9 == 6 {
      let letter = SampleLetters.all[turn / 9 % SampleLetters.all.count]
      return [letter.title, letter.body]
    }
    return [postTitle(turn: turn, &dice), body(&dice, sentences: 2...4)]
  }

  private static func postTitle(turn: Int, _ dice: inout SampleDice) -> String {
    let forms = 8
    // 83 has no factor in common with the number of titles, so all of them come before one comes again.
    let choice = turn * 83 % (SampleWords.things.count * forms)
    let thing = SampleWords.things[choice % SampleWords.things.count]
    switch choice / SampleWords.things.count {
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

  /// So many sentences, a line each.
  static func body(_ dice: inout SampleDice, sentences: ClosedRange<Int>) -> String {
    let count = sentences.lowerBound + dice.below(sentences.count)
    var start = dice.below(SampleSentences.all.count)
    var lines: [String] = []
    for _ in 0..<count {
      lines.append(SampleSentences.all[start % SampleSentences.all.count])
      // A few strides of at most five do not go round the list: no sentence comes twice in one body.
      start += 1 + dice.below(5)
    }
    return lines.joined(separator: "\n")
  }

  /// `turn` as for posts: the to-dos of one person are all different.
  static func todoTitle(turn: Int) -> String {
    let choice = turn * 29 % SampleTasks.titles.count
    return SampleTasks.titles[choice]
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
      ? "\(dice.pick(SampleWords.places)) \(dice.pick(SampleWords.seasons))"
      : capitalised(dice.pick(SampleWords.things))
  }

  static func photoTitle(_ dice: inout SampleDice) -> String {
    "\(capitalised(dice.pick(SampleWords.things))) \(dice.pick(SampleWords.seasons))"
  }

  private static func capitalised(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
