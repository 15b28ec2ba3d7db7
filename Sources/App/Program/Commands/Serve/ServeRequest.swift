/// What `stoa serve` is asked for.
package struct ServeRequest: Equatable {
  package var host = "127.0.0.1"
  /// 0 for one that is free.
  package var port = 3_000
  var wantsHelp = false

  package init() {}
}
