enum CatWork: Hashable, Sendable { case call, wait }
