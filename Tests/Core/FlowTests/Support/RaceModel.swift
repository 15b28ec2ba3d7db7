internal import StoaFlow

/// What cancellation promises, without knowing how it is done: reads a store's report and finds what is against it.
struct RaceModel {
  private struct Work {
    /// Nil for what cannot be cancelled by an identity.
    var id: Int?
    var isLive = true
    /// Something may cancel it at a time that is not known.
    var mayEnd = false
    /// The part that comes next.
    var next = 0
  }

  private let parts: Int
  private var works: [Int: Work] = [:]
  private var ends: [UInt64: Int] = [:]
  private var isReleased = false
  private var outcome = RaceOutcome()

  init(parts: Int) {
    self.parts = parts
  }

  mutating func read(_ entry: RaceWitness.Entry) {
    switch entry {
    case .reduced(let action) where isReleased: outcome.faults.append("\(action) came after the release")
    case .reduced(.start(let work, let id, let shape)):
      if shape == .latest { cancel { $0.id == id } }
      if shape == .lateCancel {
        for (number, older) in works where older.id == id { works[number]?.mayEnd = true }
      }
      works[work] = Work(id: shape == .lateCancel ? nil : id)
    case .reduced(.cancel(let id)): cancel { $0.id == id }
    case .reduced(.cancelAll): cancel { _ in true }
    case .reduced(.sent(let work, let part)): arrive(part, of: work)
    case .reduced(.timedOut(let work)):
      if works[work]?.isLive != true { outcome.faults.append("work \(work) was out of time after its end") }
      works[work]?.isLive = false
      outcome.timedOut += 1
    case .fate(let event): note(event)
    case .released: isReleased = true
    }
  }

  mutating func end(isReleased: Bool) -> RaceOutcome {
    for (number, work) in works where work.isLive && !work.mayEnd && !isReleased && work.next != parts {
      outcome.faults.append("of work \(number) only \(work.next) parts came")
    }
    for (number, count) in ends where count != 1 {
      outcome.faults.append("effect \(number) came to \(count) ends")
    }
    return outcome
  }

  private mutating func cancel(where matches: (Work) -> Bool) {
    for (number, work) in works where matches(work) { works[number]?.isLive = false }
  }

  private mutating func arrive(_ part: Int, of number: Int) {
    guard let work = works[number], work.isLive else {
      outcome.faults.append("part \(part) of work \(number) came after its cancel")
      return
    }
    if part != work.next { outcome.faults.append("part \(part) of work \(number) came instead of \(work.next)") }
    works[number]?.next = part + 1
    outcome.arrived += 1
  }

  private mutating func note(_ event: EffectEvent) {
    switch event.fate {
    case .started: ends[event.number] = ends[event.number] ?? 0
    case .finished:
      ends[event.number, default: 0] += 1
      outcome.finished += 1
    case .cancelled:
      ends[event.number, default: 0] += 1
      outcome.cancelled += 1
    case .dropped: outcome.dropped += 1
    case .failed: outcome.faults.append("effect \(event.number) failed")
    case .waiting, .emitted, .retrying: break
    }
  }
}
