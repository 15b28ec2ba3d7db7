/// Where the program keeps its files (XDG Base Directory Specification 0.8), or the one directory it was given.
package struct AppPaths: Equatable {
  /// What must not be lost: the embedded back end's data.
  package let data: String
  /// What may be lost: answers of services.
  package private(set) var cache: String
  /// What lasts from run to run: tokens, the entries of the address line.
  package let state: String
  /// What a person sets up.
  package let config: String

  /// - Parameters:
  ///   - directory: The one directory for everything; nil for the usual four.
  ///   - variable: Reads an environment variable.
  package init(directory: String?, variable: (String) -> String?) {
    if let directory {
      data = directory
      cache = directory + "/cache"
      state = directory + "/state"
      config = directory + "/config"
      return
    }
    let home = variable("HOME") ?? "/tmp"
    func base(_ name: String, _ fallback: String) -> String {
      // The specification has relative paths ignored.
      let chosen = variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (chosen ?? home + fallback) + "/stoa"
    }
    data = base("XDG_DATA_HOME", "/.local/share")
    cache = base("XDG_CACHE_HOME", "/.cache")
    state = base("XDG_STATE_HOME", "/.local/state")
    config = base("XDG_CONFIG_HOME", "/.config")
  }

  /// The paths of a run; its cache may be elsewhere.
  init(_ invocation: Invocation, cacheDirectory: String? = nil) {
    self.init(directory: invocation.dataDirectory, variable: Environment.variable)
    cache = cacheDirectory ?? cache
  }

  /// The answers of services.
  var responses: String { cache + "/responses.db" }
  var preferences: String { config + "/preferences" }
  var crashFiles: String { state + "/crashes" }
  /// Where the program was left.
  var snapshots: String { state + "/places.sqlite" }
  var addressHistory: String { state + "/address-history" }

  /// The file with the tokens of one back end, by its name.
  func tokens(_ backend: String) -> String { "\(state)/session-\(backend)" }
}
