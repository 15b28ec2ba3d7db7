struct PostShape: Codable, Hashable { var userId: Int, id: Int, title: String, body: String }
