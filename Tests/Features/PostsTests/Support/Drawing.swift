internal import DomainLayer
internal import PostsLogic
internal import PostsTesting
internal import PostsUI
internal import StoaCanvas
internal import StoaCanvasTesting
internal import StoaFlow

/// The list as it is drawn at this size.
func draw(_ state: PostsState, _ size: Size, glyphs: GlyphSet = .unicode, isStill: Bool = false) -> Canvas {
  let hasFilter = state.list.filter.isShown || state.list.query.author != nil
  let shown = state.and(.list(.shown(height: PostsScreen.capacity(hasFilter: hasFilter, in: size))))
  return screen(size, glyphs: glyphs, isStill: isStill) { canvas, rect in
    PostsScreen.draw(PostsContent(shown), on: &canvas, in: rect)
  }
}

/// The page of a post as it is drawn at this size.
func draw(_ state: PostState, _ size: Size, glyphs: GlyphSet = .unicode) -> Canvas {
  let offset = PostScreen.offset(PostContent(state), in: size)
  let settled = state.and(.page(.settled(offset: offset, height: size.rows)))
  return screen(size, glyphs: glyphs) { canvas, rect in
    PostScreen.draw(PostContent(settled), on: &canvas, in: rect)
  }
}

/// The list of comments as it is drawn at this size.
func draw(_ state: CommentsState, _ size: Size, glyphs: GlyphSet = .unicode) -> Canvas {
  let shown = state.and(.shown(height: CommentsScreen.capacity(CommentsContent(state), in: size)))
  return screen(size, glyphs: glyphs) { canvas, rect in
    CommentsScreen.draw(CommentsContent(shown), on: &canvas, in: rect)
  }
}

/// The highlights as they are drawn over a body of this size.
func draw(_ state: HighlightsState, _ size: Size, glyphs: GlyphSet = .unicode) -> Canvas {
  screen(size, glyphs: glyphs) { canvas, body in
    let area = HighlightsSheet.area(in: body)
    let offset = HighlightsSheet.offset(HighlightsContent(state), in: area.size)
    let settled = state.and(.page(.settled(offset: offset, height: HighlightsSheet.height(in: area.size))))
    HighlightsSheet.draw(HighlightsContent(settled), on: &canvas, in: area)
  }
}
