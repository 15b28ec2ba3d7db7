/// The way back from a running effect, before its actions have a type.
struct EffectSender: Sendable {
  let engine: EffectEngine
  let flight: EffectFlight

  func send(_ value: any Sendable) async {
    await engine.emit(value, from: flight)
  }
}
