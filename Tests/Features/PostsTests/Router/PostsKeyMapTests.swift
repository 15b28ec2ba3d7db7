internal import PostsUI
internal import Testing
