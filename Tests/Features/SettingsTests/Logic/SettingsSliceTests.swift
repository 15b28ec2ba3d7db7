internal import DomainLayer
internal import DomainTesting
internal import SettingsLogic
internal import SettingsTesting
internal import StoaFlow
internal import Testing

struct SettingsSliceTests {
  @Test("A wait is seen by the list only while there are no rows")
  func listWait() {
    let waiting = TodosState.after(.list(.appeared))
    let refreshing = TodosState.after(.list(.appeared), .arrived(), .list(.refreshed))
    #expect(TodosContent.Slice(waiting.and(.list(.waited))) != TodosContent.Slice(waiting))
    #expect(TodosContent.Slice(refreshing.and(.list(.waited))) == TodosContent.Slice(refreshing))
  }

  @Test("The list sees a move, the counts, the names, the person and the control")
  func list() {
    let loaded = TodosState.after(.list(.appeared), .arrived(), .list(.shown(height: 8)))
    let slice = TodosContent.Slice(loaded)
    #expect(TodosContent.Slice(loaded.and(.list(.moved(.rows(1))))) != slice)
    #expect(TodosContent.Slice(loaded.and(.sampleCounts)) != slice)
    #expect(TodosContent.Slice(loaded.and(.namesArrived(sampleNames))) != slice)
    #expect(TodosContent.Slice(loaded.and(.list(.queryChanged(TodoQuery(assignee: 2))))) != slice)
    #expect(TodosContent.Slice(loaded.and(.completedOnlySet(true))) != slice)
    #expect(TodosContent.Slice(loaded.and(.marking(.toggled(SampleWorld.Contents.sample.todos[0])))) != slice)
    #expect(TodosContent.Slice(loaded.and(.namesFailed(DomainError(.timedOut)))) == slice)
  }

  @Test("A wait is seen by the page of a to-do only while it has not come")
  func todoWait() {
    let waiting = TodoState.after(.todo(.appeared))
    let todo = SampleWorld.Contents.sample.todos[0]
    let refreshing = waiting.and(.todo(.arrived(todo, generation: 1))).and(.todo(.refreshed))
    #expect(TodoContent.Slice(waiting.and(.todo(.waited))) != TodoContent.Slice(waiting))
    #expect(TodoContent.Slice(refreshing.and(.todo(.waited))) == TodoContent.Slice(refreshing))
    #expect(TodoContent.Slice(refreshing.and(.ownerArrived("Ada"))) != TodoContent.Slice(refreshing))
  }

  @Test("A wait is seen by the digest only while it has not come")
  func digestWait() {
    let waiting = DigestState.after(.item(.appeared))
    let digest = Digest.tally([], counts: TodoCounts(done: 1, total: 2), names: [:], isPartial: false)
    let refreshing = waiting.and(.item(.arrived(digest, generation: 1))).and(.item(.refreshed))
    #expect(DigestContent.Slice(waiting.and(.item(.waited))) != DigestContent.Slice(waiting))
    #expect(DigestContent.Slice(refreshing.and(.item(.waited))) == DigestContent.Slice(refreshing))
  }
}
