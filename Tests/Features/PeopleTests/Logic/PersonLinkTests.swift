internal import DomainLayer
internal import PeopleInterface
internal import PeopleLogic
internal import PeopleTesting
internal import StoaFlow
internal import Testing

struct PersonLinkTests {
  @Test("What can be opened stands as on the page: the posts shown, all posts, the to-dos")
  func order() {
    #expect(
      PersonState.after(.loaded()).links == [
        .intent(.showPost(1)), .intent(.showPost(2)), .route(.posts(1)), .intent(.showTodos(of: 1)),
      ])
  }

  @Test("Until the person has come nothing can be opened")
  func nobody() {
    let state = PersonState.after(.loaded(nil))
    #expect(state.links.isEmpty)
    #expect(state.selectedLink == nil)
  }

  @Test("Without posts the to-dos can be opened", arguments: [nil, Page<Post>(items: [])])
  func noPosts(_ posts: Page<Post>?) {
    #expect(PersonState.after(.loaded(posts: posts)).links == [.intent(.showTodos(of: 1))])
  }

  @Test("What no other feature shows cannot be opened")
  func neighbours() {
    func links(_ neighbours: PeopleNeighbours) -> [PersonLink] {
      PersonState.after(.loaded(), from: PersonState(id: 1, neighbours: neighbours)).links
    }
    #expect(links(PeopleNeighbours(showTodos: false, showPosts: false)) == [.route(.posts(1))])
    #expect(links(PeopleNeighbours(showPosts: false)) == [.route(.posts(1)), .intent(.showTodos(of: 1))])
    #expect(
      links(PeopleNeighbours(showTodos: false)) == [
        .intent(.showPost(1)), .intent(.showPost(2)), .route(.posts(1)),
      ])
  }

  @Test("Moving selects one link after the other and stays on the last")
  func moves() {
    let down = [PersonAction](repeating: .page(.moved(.rows(1))), count: 9)
    #expect(PersonState.after(.loaded()).selectedLink == .intent(.showPost(1)))
    #expect(PersonState.after(.loaded() + down.prefix(2)).selectedLink == .route(.posts(1)))
    #expect(PersonState.after(.loaded() + down).selectedLink == .intent(.showTodos(of: 1)))
  }
}
