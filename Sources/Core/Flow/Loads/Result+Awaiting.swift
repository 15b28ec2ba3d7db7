extension Result {
  /// What an asynchronous piece of work gives, as a value: effects send it on as an action.
  public static func awaiting(_ work: () async throws(Failure) -> Success) async -> Result {
    do {
      return .success(try await work())
    } catch {
      return .failure(error)
    }
  }
}
