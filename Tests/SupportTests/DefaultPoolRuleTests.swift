internal import StoaSupport
internal import Testing

@Suite struct DefaultPoolRuleTests {
  private static let bad = [
    "func run() { Task { await work() } }",
    "func run() { Task<Void, Never> { await work() } }",
    "func run() { Task(priority: .low) { await work() } }",
    "func run() { Task.detached { await work() } }",
    "func run() { Task.detached(priority: .low, operation: work) }",
    "func run() async throws { try await Task.sleep(for: .seconds(1)) }",
    "actor Counter { var count = 0 }",
    "public final actor Counter: Sendable {}",
    "@MainActor func run() {}",
    "let queue = DispatchQueue(label: \"mine\")",
    "let clock: any Clock<Duration> = ContinuousClock()",
    "let text = \"\\(Task { 1 })\"",
  ]

  @Test func aJobOnTheDefaultPoolIsRefused() throws {
    let tree = try Tree(.small)
    try tree.prepend(Self.bad.joined(separator: "\n"), to: "StoaFlow")
    #expect(
      tree.findings(of: .defaultPool)
        == Self.bad.indices.map { "Sources/Core/Flow/StoaFlow.swift:\($0 + 1): default-pool" })
  }

  private static let good = [
    "func run() { Task(executorPreference: pool) { await work() } }",
    "func run() { Task.detached(executorPreference: pool, priority: .low) { await work() } }",
    "func run() -> Task<Void, Never> { Task(executorPreference: pool) { await work() } }",
    "var running: Task<Void, Never>? { nil }",
    "func stop() { Task.isCancelled ? () : () }",
    "@globalActor public actor FlowActor {}",
    "let now = ContinuousClock.now",
    "// Task { }",
    "let text = \"Task { }\"",
    "struct Todo { var actor: String }",
  ]

  @Test func whatRunsElsewhereIsLeftAlone() throws {
    let tree = try Tree(.small)
    try tree.prepend(Self.good.joined(separator: "\n"), to: "StoaFlow")
    #expect(tree.findings(of: .defaultPool) == [])
  }
}
