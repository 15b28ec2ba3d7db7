struct AlbumShape: Codable, Hashable { var userId: Int, id: Int, title: String }
