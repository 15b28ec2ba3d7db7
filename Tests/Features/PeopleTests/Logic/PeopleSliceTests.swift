internal import DomainLayer
internal import DomainTesting
internal import PeopleLogic
internal import PeopleTesting
internal import StoaFlow
internal import Testing

struct PeopleSliceTests {
  private let waiting = PeopleState.after([.list(.appeared)])
  private let refreshing = PeopleState.after(.loaded() + [.list(.refreshed)])

  @Test("A wait is seen by the list, and by the overview over it, only while there is nobody")
  func listWait() {
    let (shown, hidden) = (
      PeopleState.after([.list(.waited)], from: waiting), PeopleState.after([.list(.waited)], from: refreshing)
    )
    #expect(PeopleContent.Slice(shown) != PeopleContent.Slice(waiting))
    #expect(OverviewContent.Slice(shown) != OverviewContent.Slice(waiting))
    #expect(hidden != refreshing)
    #expect(PeopleContent.Slice(hidden) == PeopleContent.Slice(refreshing))
    #expect(OverviewContent.Slice(hidden) == OverviewContent.Slice(refreshing))
  }

  @Test("A move is seen by the list, and not by the overview of the same state")
  func move() {
    let moved = PeopleState.after([.list(.shown(height: 5)), .list(.moved(.rows(1)))], from: refreshing)
    #expect(PeopleContent.Slice(moved) != PeopleContent.Slice(refreshing))
    #expect(OverviewContent.Slice(moved) == OverviewContent.Slice(refreshing))
  }

  @Test("A move of the overview is not seen by the list")
  func overviewMove() {
    let moved = PeopleState.after([.overview(.moved(.rows(1)))], from: refreshing)
    #expect(PeopleContent.Slice(moved) == PeopleContent.Slice(refreshing))
    #expect(OverviewContent.Slice(moved) != OverviewContent.Slice(refreshing))
  }

  @Test("A wait is seen by the page of a person only while the person has not come")
  func personWait() {
    func slice(_ state: PersonState, _ actions: PersonAction...) -> PersonContent.Slice {
      PersonContent.Slice(.after(actions, from: state))
    }
    let (empty, half) = (PersonState.after([.appeared]), PersonState.after(.loaded(posts: nil, todos: nil)))
    #expect(slice(empty, .person(.waited)) != slice(empty))
    #expect(slice(empty, .posts(.waited)) == slice(empty))
    #expect(slice(half, .person(.waited), .posts(.waited), .todos(.waited)) == slice(half))
  }

  @Test("A wait is seen by the list of a person's posts only while there are no rows")
  func postsWait() {
    func slice(_ state: PersonPostsState, _ actions: PersonPostsAction...) -> PersonPostsContent.Slice {
      PersonPostsContent.Slice(.after(actions, from: state))
    }
    let full = PersonPostsState.after(.loaded(sample.posts.map(Slot.item)) + [.list(.refreshed)])
    let empty = PersonPostsState.after([.list(.appeared)])
    #expect(slice(empty, .list(.waited)) != slice(empty))
    #expect(slice(full, .list(.waited), .nameArrived("Ada")) == slice(full))
  }
}
