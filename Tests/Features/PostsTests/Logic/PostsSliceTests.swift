internal import DomainLayer
internal import DomainTesting
internal import PostsLogic
internal import PostsTesting
internal import StoaFlow
internal import Testing

struct PostsSliceTests {
  private let post = SampleWorld.Contents.sample.posts[0]

  @Test("A wait is seen by the list only while there are no rows")
  func listWait() {
    let waiting = PostsState.after(.list(.appeared))
    let refreshing = PostsState.after(.list(.appeared), .arrived(), .list(.refreshed))
    #expect(PostsContent.Slice(waiting.and(.list(.waited))) != PostsContent.Slice(waiting))
    #expect(PostsContent.Slice(refreshing.and(.list(.waited))) == PostsContent.Slice(refreshing))
  }

  @Test("The list sees a move, a name that comes, and another author")
  func list() {
    let loaded = PostsState.after(.list(.appeared), .arrived(), .list(.shown(height: 8)))
    let slice = PostsContent.Slice(loaded)
    #expect(PostsContent.Slice(loaded.and(.list(.moved(.rows(1))))) != slice)
    #expect(PostsContent.Slice(loaded.and(.namesArrived(sampleNames))) != slice)
    #expect(PostsContent.Slice(loaded.and(.list(.queryChanged(PostQuery(author: 2))))) != slice)
    #expect(PostsContent.Slice(loaded.and(.list(.shown(height: 8)))) == slice)
    #expect(PostsContent.Slice(loaded.and(.namesFailed(DomainError(.timedOut)))) == slice)
  }

  @Test("A wait is seen by the page of a post only while the post has not come")
  func postWait() {
    let waiting = PostState.after(.appeared)
    let half = waiting.and(.post(.arrived(post, generation: 1)))
    #expect(PostContent.Slice(waiting.and(.post(.waited))) != PostContent.Slice(waiting))
    #expect(PostContent.Slice(half.and(.comments(.waited)).and(.post(.waited))) == PostContent.Slice(half))
    #expect(PostContent.Slice(half.and(.authorArrived("Ada"))) != PostContent.Slice(half))
  }

  @Test("A wait is seen by the comments only while there are none")
  func commentsWait() {
    let waiting = CommentsState.after(.appeared)
    let comments = SampleWorld.Contents.sample.comments.map(Slot.item)
    let refreshing = waiting.and(.arrived(comments)).and(.refreshed)
    #expect(CommentsContent.Slice(waiting.and(.waited)) != CommentsContent.Slice(waiting))
    #expect(CommentsContent.Slice(refreshing.and(.waited)) == CommentsContent.Slice(refreshing))
    let moved = refreshing.and(.shown(height: 3)).and(.moved(.last))
    #expect(CommentsContent.Slice(moved) != CommentsContent.Slice(refreshing))
  }

  @Test("A wait is seen by the highlights only while they have not come")
  func highlightsWait() {
    let waiting = HighlightsState.after(.item(.appeared))
    let highlights = Highlights(posts: [.item(post)], names: [:])
    let refreshing = waiting.and(.item(.arrived(highlights, generation: 1))).and(.item(.refreshed))
    #expect(HighlightsContent.Slice(waiting.and(.item(.waited))) != HighlightsContent.Slice(waiting))
    #expect(HighlightsContent.Slice(refreshing.and(.item(.waited))) == HighlightsContent.Slice(refreshing))
  }
}
