internal import EntireTabRouter
internal import FeaturesRoot
internal import StoaRouting

extension Invocation {
  /// Where the program begins.
  func destination() throws(UsageError) -> Destination {
    guard let link else { return tabs.book.home }
    do throws(LinkRefusal) {
      return try tabs.book.resolver.resolve(link)
    } catch {
      throw UsageError(error.message)
    }
  }
}
