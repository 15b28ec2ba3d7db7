enum Trouble: Error { case down, stopped }
