/// The decoder's transitions, state by byte class: what to do and where to go.
///
/// The shape is Paul Williams' parser of DEC's ANSI terminals, for the other direction: what terminals send. Two rules
/// of our own: bytes above 0x7F within a sequence are swallowed with it, and control bytes within one are keys.
struct DecoderTable: Sendable {
  struct Step: Sendable {
    var action: DecoderAction
    var next: DecoderState
  }

  static let standard = DecoderTable()

  private let classes: [ByteClass]
  private let steps: [Step]

  func step(in state: DecoderState, on byte: UInt8) -> Step {
    steps[Int(state.rawValue) * ByteClass.allCases.count + Int(classes[Int(byte)].rawValue)]
  }

  private init() {
    classes = (0...255).map { ByteClass(of: UInt8($0)) }
    steps = DecoderState.allCases.flatMap { state in
      ByteClass.allCases.map { Self.step(in: state, on: $0) }
    }
  }

  private static func step(in state: DecoderState, on byte: ByteClass) -> Step {
    switch state {
    case .ground: ground(byte)
    case .scalar: byte == .high ? Step(action: .scalar, next: .scalar) : Step(action: .brokenScalar, next: .ground)
    case .escape: escape(byte)
    case .doubleEscape: doubleEscape(byte)
    case .control, .single, .linuxFunction: sequence(byte, in: state)
    case .legacyMouse: legacyMouse(byte)
    case .command, .string: string(byte, in: state)
    case .stringEscape: stringEscape(byte)
    case .paste: Step(action: .paste, next: .paste)
    case .pasteEnd: Step(action: .pasteTail, next: .pasteEnd)
    }
  }

  private static func ground(_ byte: ByteClass) -> Step {
    switch byte {
    case .escape: Step(action: .begin, next: .escape)
    case .high: Step(action: .scalar, next: .scalar)
    case .controlKey, .null, .bell, .cancel: Step(action: .controlKey, next: .ground)
    default: Step(action: .text, next: .ground)
    }
  }

  private static func escape(_ byte: ByteClass) -> Step {
    switch byte {
    case .escape: Step(action: .swallow, next: .doubleEscape)
    case .bracket: Step(action: .swallow, next: .control)
    case .letterO: Step(action: .swallow, next: .single)
    case .closeBracket: Step(action: .swallow, next: .command)
    case .stringStart: Step(action: .swallow, next: .string)
    // The end of a string whose start was given up: no Alt-\.
    case .backslash: Step(action: .swallow, next: .ground)
    case .high: Step(action: .alt, next: .ground)
    case .controlKey, .null, .bell, .cancel: Step(action: .controlKey, next: .ground)
    default: Step(action: .text, next: .ground)
    }
  }

  private static func doubleEscape(_ byte: ByteClass) -> Step {
    switch byte {
    case .escape: Step(action: .escapeKey, next: .doubleEscape)
    case .bracket, .letterO: Step(action: .alt, next: .escape)
    default: Step(action: .escapeKeyThenAgain, next: .escape)
    }
  }

  private static func sequence(_ byte: ByteClass, in state: DecoderState) -> Step {
    let finish: DecoderAction =
      switch state {
      case .control: .finishControl
      case .single: .finishSingle
      default: .finishLinux
      }
    switch byte {
    case .escape: return Step(action: .begin, next: .escape)
    case .cancel: return Step(action: .swallow, next: .ground)
    case .controlKey, .null, .bell: return Step(action: .interleaved, next: state)
    case .high: return Step(action: .swallow, next: state)
    case .intermediate, .parameter:
      return state == .linuxFunction ? Step(action: finish, next: .ground) : Step(action: .collect, next: state)
    default: return Step(action: finish, next: .ground)
    }
  }

  private static func legacyMouse(_ byte: ByteClass) -> Step {
    switch byte {
    case .escape: Step(action: .begin, next: .escape)
    case .cancel: Step(action: .swallow, next: .ground)
    case .controlKey, .bell: Step(action: .interleaved, next: .legacyMouse)
    default: Step(action: .mouseByte, next: .legacyMouse)
    }
  }

  private static func string(_ byte: ByteClass, in state: DecoderState) -> Step {
    switch byte {
    case .escape: Step(action: .swallow, next: .stringEscape)
    case .cancel: Step(action: .swallow, next: .ground)
    case .bell where state == .command: Step(action: .swallow, next: .ground)
    default: Step(action: .swallow, next: state)
    }
  }

  private static func stringEscape(_ byte: ByteClass) -> Step {
    switch byte {
    case .backslash, .cancel: Step(action: .swallow, next: .ground)
    case .escape: Step(action: .swallow, next: .stringEscape)
    // The string was cut off and a new sequence begins.
    default: Step(action: .again, next: .escape)
    }
  }
}
