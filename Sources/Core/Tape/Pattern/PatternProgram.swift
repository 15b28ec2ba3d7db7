/// A pattern as a list of instructions that is run over a text once, whatever the pattern.
///
/// Thompson's simulation: all the places where the program may stand move on together, scalar by scalar. So a match
/// costs at most the length of the program times that of the text, and memory for the program alone.
package struct PatternProgram: Sendable {
  /// The longest program; `(.{1000}){9}` still fits.
  static let longest = 10_000

  private(set) var instructions: [PatternInstruction] = []
  private(set) var sets: [PatternSet] = []

  /// How many instructions it has.
  package var count: Int { instructions.count }

  package init(_ source: String) throws(PatternError) {
    let node = try PatternParser.parse(source)
    do {
      try emit(node)
      try append(.match)
    } catch {
      throw PatternError(offset: 0, message: "the pattern comes to more than \(Self.longest) steps")
    }
  }

  private struct TooLong: Error {}

  private mutating func append(_ instruction: PatternInstruction) throws(TooLong) {
    guard instructions.count < Self.longest else { throw TooLong() }
    instructions.append(instruction)
  }

  private mutating func emit(_ node: PatternNode) throws(TooLong) {
    switch node {
    case .one(let set):
      try append(.one(set: sets.count))
      sets.append(set)
    case .assertion(let assertion): try append(.assertion(assertion))
    case .sequence(let parts): for part in parts { try emit(part) }
    case .alternatives(let branches): try emit(alternatives: branches)
    case .repeated(let part, let least, let most): try emit(part, least: least, most: most)
    }
  }

  private mutating func emit(alternatives branches: [PatternNode]) throws(TooLong) {
    var ends: [Int] = []
    for branch in branches.dropLast() {
      let split = instructions.count
      try append(.split(split + 1, split))
      try emit(branch)
      ends.append(instructions.count)
      try append(.jump(0))
      instructions[split] = .split(split + 1, instructions.count)
    }
    if let last = branches.last { try emit(last) }
    for end in ends { instructions[end] = .jump(instructions.count) }
  }

  private mutating func emit(_ part: PatternNode, least: Int, most: Int?) throws(TooLong) {
    for _ in 0..<least { try emit(part) }
    guard let most else { return try emit(loop: part) }
    var splits: [Int] = []
    for _ in least..<most {
      splits.append(instructions.count)
      try append(.jump(0))
      try emit(part)
    }
    for split in splits { instructions[split] = .split(split + 1, instructions.count) }
  }

  private mutating func emit(loop part: PatternNode) throws(TooLong) {
    let split = instructions.count
    try append(.jump(0))
    try emit(part)
    try append(.jump(split))
    instructions[split] = .split(split + 1, instructions.count)
  }
}
