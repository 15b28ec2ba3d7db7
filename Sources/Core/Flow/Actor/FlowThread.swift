/// Runs the parts of a task that belong to no actor on the thread of ``FlowActor``, in turns with its jobs.
///
/// For tasks that go in and out of the actor at every step and must not wait for another thread each time, such as the
/// player of a tape. Work that takes time belongs on ``EffectPool``.
public final class FlowThread: TaskExecutor {
  /// The one on the thread of ``FlowActor``.
  public static let shared = FlowThread()

  private init() {}

  public func enqueue(_ job: consuming ExecutorJob) { FlowExecutor.shared.enqueueFree(job) }
}
