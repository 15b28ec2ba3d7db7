internal import StoaRouting
internal import Testing

/// Random commands beside a model that follows the words of the contract, one list and one sheet.
@Suite struct NavigatorModelTests {
  private typealias Command = NavigationCommand<Int, Int>

  /// What a command makes of a stack and a sheet; nil where it is refused, and why.
  private struct Model: Equatable {
    var stack: [Int] = []
    var sheet: Int?
    let limit: Int

    mutating func take(_ command: Command) -> NavigationRefusal? {
      let before = self
      let refusal = change(command)
      if refusal != nil { self = before }
      return refusal
    }

    private mutating func change(_ command: Command) -> NavigationRefusal? {
      switch command {
      case .transaction(let commands):
        for command in commands { if let refusal = change(command) { return refusal } }
        return nil
      case .set(let place):
        if place.stack.count > limit { return .tooDeep(limit: limit) }
        (stack, sheet) = (place.stack, place.sheet)
        return nil
      case .present(let new):
        if sheet != nil { return .sheetAlreadyOpen }
        sheet = new
        return nil
      case .dismiss:
        if sheet == nil { return .noSheet }
        sheet = nil
        return nil
      case .back where sheet != nil:
        sheet = nil
        return nil
      default:
        if sheet != nil { return .sheetOnTop }
        let depth = stack.count
        if let refusal = changeStack(command) { return refusal }
        return stack.count > depth && stack.count > limit ? .tooDeep(limit: limit) : nil
      }
    }

    private mutating func changeStack(_ command: Command) -> NavigationRefusal? {
      switch command {
      case .push(let route):
        stack += [route]
      case .pop, .back:
        if stack.isEmpty { return .stackEmpty }
        stack = Array(stack.dropLast())
      case .popToRoot:
        if stack.isEmpty { return .stackEmpty }
        stack = []
      case .popTo(let route):
        guard stack.contains(route) else { return .notOnStack }
        while stack.last != route { stack.removeLast() }
      case .replaceTop(let route):
        if stack.isEmpty { return .stackEmpty }
        stack[stack.count - 1] = route
      case .backOrPush(let route):
        guard stack.contains(route) else {
          stack += [route]
          return nil
        }
        while stack.last != route { stack.removeLast() }
      default: break
      }
      return nil
    }
  }

  @Test func `every random sequence of commands leads where the model leads, ten thousand of them`() {
    #if DEBUG
      let sequences: UInt64 = 1_000
    #else
      let sequences: UInt64 = 10_000
    #endif
    for seed in 0..<sequences {
      if let difference = Self.difference(seed: seed) {
        Issue.record("seed \(seed): \(difference)")
        return
      }
    }
  }

  private static func difference(seed: UInt64) -> String? {
    var random = SeededGenerator(seed: seed)
    let limit = Int.random(in: 1...5, using: &random)
    var model = Model(limit: limit)
    var navigator = Navigator<Int, Int>(maximumDepth: limit)
    for step in 0..<30 {
      let command = command(&random, depth: 0)
      let (asked, place) = (navigator.generation, navigator.place)
      let refusal = apply(command, to: &navigator)
      let expected = model.take(command)
      if refusal != expected {
        return "step \(step), \(command): \(String(describing: refusal)) instead of \(String(describing: expected))"
      }
      if navigator.stack != model.stack || navigator.sheet != model.sheet {
        return "step \(step), \(command): \(navigator.place) instead of \(model)"
      }
      if navigator.isCurrent(asked) != (refusal != nil) { return "step \(step), \(command): generation" }
      if refusal != nil, navigator.place != place { return "step \(step), \(command): half applied" }
      // A late answer, asked for before, changes nothing.
      guard refusal == nil else { continue }
      var late = navigator
      if apply(.set(Place()), to: &late, since: asked) != .outdated || late != navigator {
        return "step \(step): a late answer was taken"
      }
    }
    return nil
  }

  private static func apply(
    _ command: Command, to navigator: inout Navigator<Int, Int>, since generation: UInt64? = nil
  ) -> NavigationRefusal? {
    do throws(NavigationRefusal) {
      try navigator.apply(command, since: generation ?? navigator.generation)
      return nil
    } catch {
      return error
    }
  }

  private static func command(_ random: inout SeededGenerator, depth: Int) -> Command {
    let route = Int.random(in: 0..<4, using: &random)
    switch Int.random(in: 0..<(depth < 2 ? 13 : 11), using: &random) {
    case 0, 1: return .push(route)
    case 2: return .pop
    case 3: return .popToRoot
    case 4: return .popTo(route)
    case 5: return .replaceTop(route)
    case 6: return .backOrPush(route)
    case 7: return .present(route)
    case 8: return .dismiss
    case 9: return .back
    case 10:
      let stack = (0..<Int.random(in: 0...6, using: &random)).map { _ in Int.random(in: 0..<4, using: &random) }
      return .set(Place(stack, sheet: Bool.random(using: &random) ? route : nil))
    default:
      return .transaction((0..<Int.random(in: 0...4, using: &random)).map { _ in command(&random, depth: depth + 1) })
    }
  }
}
