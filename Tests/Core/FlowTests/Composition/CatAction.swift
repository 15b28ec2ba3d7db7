enum CatAction: Sendable, Equatable { case fed, called, stopped, came, waited }
