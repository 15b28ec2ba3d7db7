struct CommentShape: Codable, Hashable { var postId: Int, id: Int, name: String, email: String, body: String }
