struct PhotoShape: Codable, Hashable { var albumId: Int, id: Int, title: String, url: String, thumbnailUrl: String }
