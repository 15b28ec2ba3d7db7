internal import StoaNetworking

extension Misbehaviour {
  /// Services that refuse, complain, or have enough.
  static let statuses: [Misbehaviour] = [
    Misbehaviour("304_unasked", .status(304, ["ETag": "\"x\""])),
    Misbehaviour("429_seconds") { _, visit in
      visit.number % 2 == 1 ? .status(429, ["Retry-After": "2"]) : .status(200, body: rows)
    },
    Misbehaviour("429_always", .status(429, ["Retry-After": "0"], body: "{}")),
    Misbehaviour("429_junk", .status(429, ["Retry-After": "soon"], body: "{}")),
    Misbehaviour("403_ratelimit") { _, _ in
      let reset = String(WallClock.now() / 1_000 + 2)
      return .status(403, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset], body: "{}")
    },
    Misbehaviour("503_then_ok") { _, visit in visit.number % 3 == 0 ? .status(200, body: rows) : .status(503) },
    Misbehaviour("401", .status(401, ["WWW-Authenticate": "Bearer error=\"invalid_token\""], body: "{}")),
    // What one person gets must not reach another.
    Misbehaviour("private_user") { request, _ in
      let who = request.headers["Authorization"] ?? "nobody"
      return .status(200, ["Cache-Control": "private, max-age=3600"], body: "{\"who\":\"\(who)\"}")
    },
  ]

  /// Services that send one elsewhere.
  static let redirects: [Misbehaviour] = [
    Misbehaviour("redirect_other") { _, visit in redirect(302, visit.other.string) },
    Misbehaviour("redirect_file", redirect(302, "file:///etc/passwd")),
    Misbehaviour("redirect_loop", redirect(302, "/redirect_loop")),
    Misbehaviour("redirect_307", redirect(307, "/ok")),
    Misbehaviour("redirect_303", redirect(303, "/ok")),
    Misbehaviour("redirect_301", redirect(301, "/ok")),
  ]

  private static func redirect(_ status: Int, _ location: String) -> ServerReply {
    .status(status, ["Location": location])
  }
}
