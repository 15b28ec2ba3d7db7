internal import StoaCanvas
internal import StoaFlow
internal import StoaInput
internal import StoaTerminal

extension RecordedProgram {
  /// How often it is looked whether what is on its way has come.
  private static let tick = Duration.milliseconds(2)
  /// How long a frame may take, and the program to begin.
  private static let framePatience = Duration.milliseconds(100)
  private static let startPatience = Duration.seconds(15)

  public var wantsTurn: Duration? {
    guard program.exit == nil else { return nil }
    if isBusy { return Self.tick }
    guard queue.isEmpty else { return .zero }
    return time.nextTimer.map { max(.zero, $0 - passed(at: options.now())) }
  }

  /// Hands over what can be handed over, and lets the time pass that has passed.
  func proceed() {
    while program.exit == nil, !isBusy {
      let next = queue.first.flatMap(command(for:))
      let goal = next.map { $0.moment } ?? passed(at: options.now())
      if let timer = time.nextTimer, timer <= goal {
        move(to: timer)
        noteRest()
      } else if let waiting = queue.first {
        queue.removeFirst()
        hand(waiting.input, next)
      } else {
        return
      }
    }
  }

  /// Whether something is on its way that a tape would wait for.
  private var isBusy: Bool {
    guard program.needsDraw || !doors.outside().isEmpty || activity.count > time.clock.sleepers else {
      busySince = nil
      return false
    }
    let now = options.now()
    let since = busySince ?? now
    busySince = since
    return now - since < patience
  }

  private var patience: Duration {
    // Nobody waits but the way to where the recording begins.
    if queue.count == 1, case .link = queue[0].input { return Self.startPatience }
    // A frame is where places begin to load, and is there in no time.
    return program.needsDraw ? max(options.patience, Self.framePatience) : options.patience
  }

  /// The moment of the tape that a real one is, as long as nothing happens.
  func passed(at real: Duration) -> Duration { max(time.now, anchor.tape + (real - anchor.real)) }

  private func move(to moment: Duration) {
    time.move(to: moment)
    anchor = (max(anchor.real, options.now()), moment)
  }

  /// What is to be written, and for which moment; nil for what a tape need not tell.
  private func command(for waiting: Waiting) -> (command: RecordedCommand, moment: Duration)? {
    guard let command = command(for: waiting.input) else { return nil }
    let soonest = scribe.soonest(command)
    let isRun = waiting.arrival - anchor.real < RecordedPace.run
    if isRun, time.now <= soonest, scribe.isContinued(by: command) { return (command, soonest) }
    let taken = passed(at: waiting.arrival) - soonest
    let pause = RecordedPace.pause(taken, least: time.now - soonest, isExact: command.rest == .zero)
    return (command, soonest + pause)
  }

  private func command(for input: RecordedInput) -> RecordedCommand? {
    switch input {
    case .event(let event): RecordedCommand.of(event, on: size, isSecret: program.takesSecret)
    case .resize(let size): RecordedCommand([.resize(columns: size.columns, rows: size.rows)])
    case .link(let link): RecordedCommand([.link(link)])
    case .network(let isOffline): RecordedCommand([isOffline ? .offline : .online])
    }
  }

  private func hand(_ input: RecordedInput, _ next: (command: RecordedCommand, moment: Duration)?) {
    if let next { move(to: next.moment) }
    // One that is refused is in no tape: a tape would fail there.
    if case .link(let link) = input, let refusal = doors.open(link) { return notice(refusal) }
    if let next { note(next.command, at: next.moment) }
    switch input {
    case .event(let event): hand(event)
    case .resize(let size):
      self.size = size
      program.resize(to: size)
    case .network(let isOffline): doors.setOffline(isOffline)
    case .link: break
    }
  }

  private func hand(_ event: InputEvent) {
    program.handle(event)
    if case .mouse(let mouse) = event, mouse.isClick {
      program.handle(.mouse(MouseEvent(.release, button: .left, x: mouse.x, y: mouse.y)))
    }
  }
}
