struct TodoShape: Codable, Hashable { var userId: Int, id: Int, title: String, completed: Bool }
