/// What effects run on: the clock that times them, the activity that counts them, the executor that carries them.
public struct EffectRuntime: Sendable {
  public let clock: any Clock<Duration>
  public let activity: Activity
  public let executor: any TaskExecutor

  public init(
    clock: any Clock<Duration>, activity: Activity, executor: any TaskExecutor = EffectPool.shared
  ) {
    self.clock = clock
    self.activity = activity
    self.executor = executor
  }
}
