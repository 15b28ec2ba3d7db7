internal import EntireTabRouter
internal import StoaRouting

extension Invocation {
  /// Where the program begins.
  func destination() throws(UsageError) -> Destination {
    guard let link else { return .home }
    do throws(LinkRefusal) {
      return try AddressBook.resolver.resolve(link)
    } catch {
      throw UsageError(error.message)
    }
  }
}
