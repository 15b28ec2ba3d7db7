internal import StoaNetworking

/// The field `Link` of a paged answer (RFC 8288): first, previous, next and last page.
struct PageLinks {
  let page: Int
  let limit: Int
  let total: Int

  var lastPage: Int { max(1, (total + limit - 1) / limit) }

  func field(for url: HTTPURL) -> String {
    var links = [("first", 1)]
    if page > 1 { links.append(("prev", min(page - 1, lastPage))) }
    if page < lastPage { links.append(("next", page + 1)) }
    links.append(("last", lastPage))
    return links.map { "<\(address(of: $1, at: url))>; rel=\"\($0)\"" }.joined(separator: ", ")
  }

  /// The same address with another page number; all other pairs stay as they are.
  private func address(of page: Int, at url: HTTPURL) -> String {
    let pairs = (url.query ?? "").split(separator: "&").filter { !$0.hasPrefix("_page=") }.map(String.init)
    let query = (pairs + ["_page=\(page)"]).joined(separator: "&")
    return "\(url.scheme.rawValue)://\(url.authority)\(url.path)?\(query)"
  }
}
