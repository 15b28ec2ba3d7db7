internal import StoaFlow
internal import StoaFlowTesting
internal import Testing

@FlowActor
@Suite struct TestStoreFailureTests {
  private struct Refusal: Error {}

  private let reducer = Reduce<Int, String> { count, action in
    count += 1
    switch action {
    case "fail": return .run { throw Refusal() }
    case "catch":
      return .run {
        throw Refusal()
      } catch: { _ in
        "caught"
      }
    default: return .none
    }
  }

  @Test func anEffectThatFailsAndThatNothingCatchesFailsTheTest() async {
    let store = TestStore(0, reducer: reducer)
    await withKnownIssue {
      await store.send("fail") { $0 = 1 }
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["effect failed: FlowTests/TestStoreFailureTests.swift:12: Refusal()"]
    }
    await store.finish()
  }

  @Test func aCaughtFailureIsAnActionLikeAnyOther() async {
    let store = TestStore(0, reducer: reducer)
    await store.send("catch") { $0 = 1 }
    await store.receive("caught") { $0 = 2 }
    await store.finish()
  }
}
