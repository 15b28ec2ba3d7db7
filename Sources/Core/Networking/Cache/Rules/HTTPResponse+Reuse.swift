extension HTTPResponse {
  /// Whether the service lets the answer be shown again although it cannot be asked: it says neither `no-store` nor
  /// `no-cache` nor `must-revalidate` (RFC 9111, sections 4.2.4 and 5.2.2).
  public var mayBeShownUnasked: Bool {
    let directives = CacheDirectives(headers)
    return !directives.isBroken && !directives.has("no-store") && !directives.hasWhole("no-cache")
      && !directives.has("must-revalidate")
  }
}
