internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

/// A feature for the test store's own tests. Its effects bear made-up places, so that failures can be compared whole.
struct Shop: Sendable, Equatable {
  struct Item: Sendable, Equatable {
    var name: String
    var count = 1
  }

  var items = [Item(name: "tea"), Item(name: "milk")]
  var note: String?
  var isOpen = false
  @Tracked var total = 0
}

/// What a test store has to say while `body` runs: failures as they are, warnings marked.
@FlowActor
func remarks(
  exhaustivity: Exhaustivity = .on, deadline: TestDeadline = TestDeadline(),
  _ body: @FlowActor (TestStore<Shop, ShopAction>) async -> Void
) async -> [String] {
  let remarks = Notes()
  await withKnownIssue(isIntermittent: true) {
    let runtime = TestRuntime(deadline: deadline)
    await body(TestStore(Shop(), reducer: ShopReducer(), runtime: runtime, exhaustivity: exhaustivity))
  } matching: { issue in
    let text = issue.comments.map(\.rawValue).joined()
    remarks.add(issue.severity == .warning ? "warning: \(text)" : text)
    return true
  }
  return remarks.all
}
