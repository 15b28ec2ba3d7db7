extension Result<HTTPResponse, HTTPError> {
  /// What comes of sending a request.
  init(
    of request: HTTPRequest, _ next: @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse
  ) async {
    do throws(HTTPError) {
      self = .success(try await next(request))
    } catch {
      self = .failure(error)
    }
  }
}
