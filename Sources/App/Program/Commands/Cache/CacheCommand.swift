internal import StoaNetworking
internal import StoaStorage

/// `stoa cache`: what is kept of services' answers, whether it is whole, and its removal.
struct CacheCommand {
  let invocation: Invocation
  let request: CacheRequest

  func run() -> Int32 {
    guard let verb = request.verb else {
      Console.write(CacheParser.help)
      return ExitStatus.done
    }
    let path = AppPaths(invocation, cacheDirectory: request.directory).responses
    let cache = ResponseCache(path: path, now: WallClock.now) { Console.complain($0) }
    let report = CacheReport(path: path, limits: cache.limits, isJSON: request.isJSON)
    // To look makes no file.
    guard DatabaseFile.identity(path) != nil else {
      Console.write(report.nothing(verb))
      return ExitStatus.done
    }
    switch verb {
    case .stats: return print(cache.statistics().map(report.text))
    case .verify:
      let found = cache.verify()
      let status = print(found.map(report.text))
      return found?.isClean == false ? ExitStatus.failed : status
    case .purge: return purge(cache, report)
    }
  }

  private func purge(_ cache: ResponseCache, _ report: CacheReport) -> Int32 {
    guard let before = cache.statistics() else { return ExitStatus.failed }
    let isDone = request.account.map { cache.removeAll(account: $0) } ?? cache.purge()
    guard let after = cache.statistics() else { return ExitStatus.failed }
    Console.write(report.text(removed: before, leaving: after))
    guard !isDone else { return ExitStatus.done }
    Console.complain("the cache \(report.path) is in use, so its file still has traces of what went; try again later")
    return ExitStatus.failed
  }

  /// What stands in the way is said by the cache.
  private func print(_ text: String?) -> Int32 {
    guard let text else { return ExitStatus.failed }
    Console.write(text)
    return ExitStatus.done
  }
}
