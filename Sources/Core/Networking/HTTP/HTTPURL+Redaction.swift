extension HTTPURL {
  /// Path and query for people to read: of the query the names, and a value only where its name is shown.
  func redactedTarget(showing isShown: (Substring) -> Bool = { _ in false }) -> String {
    guard let query else { return path }
    let pairs = query.split(separator: "&").map { pair in
      let name = pair.prefix { $0 != "=" }
      // What has no name is all value.
      return name.endIndex == pair.endIndex ? "…" : isShown(name) ? String(pair) : "\(name)=…"
    }
    return "\(path)?\(pairs.joined(separator: "&"))"
  }
}
