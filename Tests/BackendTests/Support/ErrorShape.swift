struct ErrorShape: Codable, Hashable { var error: String }
