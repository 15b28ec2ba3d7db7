/// One run of a program over one text.
package struct PatternRun {
  private let instructions: [PatternInstruction]
  private let sets: [PatternSet]
  /// Where the program may stand before what takes up no scalar has been followed.
  private var arrivals: [Int] = []
  /// Where it waits for a scalar.
  private var places: [Int] = []
  /// For each instruction, the last step of the run that came by.
  private var seen: [Int]
  private var step = 0
  /// How often it has looked at an instruction: at most twice for each scalar and each of them.
  package private(set) var looks = 0
  /// Whether some part of the text matches.
  package private(set) var isMatch = false

  package init(of program: PatternProgram, over text: String) {
    self.init(program)
    var before: Unicode.Scalar?
    for after in text.unicodeScalars {
      isMatch = settle(between: before, and: after)
      if isMatch { return }
      move(over: after)
      before = after
    }
    isMatch = settle(between: before, and: nil)
  }

  private init(_ program: PatternProgram) {
    instructions = program.instructions
    sets = program.sets
    seen = Array(repeating: 0, count: instructions.count)
  }

  /// Follows all that takes up no scalar; whether a match has been reached.
  private mutating func settle(between before: Unicode.Scalar?, and after: Unicode.Scalar?) -> Bool {
    step += 1
    places.removeAll(keepingCapacity: true)
    // A match may begin anywhere.
    arrivals.append(0)
    while let place = arrivals.popLast() {
      looks += 1
      guard seen[place] != step else { continue }
      seen[place] = step
      switch instructions[place] {
      case .one: places.append(place)
      case .jump(let target): arrivals.append(target)
      case .split(let first, let second):
        arrivals.append(second)
        arrivals.append(first)
      case .assertion(let assertion) where assertion.holds(between: before, and: after): arrivals.append(place + 1)
      case .assertion: break
      case .match: return true
      }
    }
    return false
  }

  private mutating func move(over scalar: Unicode.Scalar) {
    looks += places.count
    for place in places {
      if case .one(let set) = instructions[place], sets[set].contains(scalar) { arrivals.append(place + 1) }
    }
  }
}
