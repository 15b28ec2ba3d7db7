/// Which exchange of which log the running task works for, also where one middleware starts a task of its own.
struct ExchangeTrace: Sendable {
  @TaskLocal static var current: ExchangeTrace?

  let log: ExchangeLog
  let number: UInt64

  func send() -> Bool { log.send(number) }
  func wait(for length: Duration, isAskedFor: Bool) { log.wait(number, for: length, isAskedFor: isAskedFor) }
  func goOn() { log.go(on: number) }
}
