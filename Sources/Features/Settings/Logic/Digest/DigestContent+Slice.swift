internal import DomainLayer
internal import StoaFlow

extension DigestContent {
  /// What the sheet sees of its state.
  public struct Slice: Equatable, Sendable {
    let digest: Digest?
    let notice: LoadNotice<DomainError>?
    let offset: Int

    public init(_ state: DigestState) {
      digest = state.digest.value
      notice = state.digest.notice
      offset = state.cursor.offset
    }
  }

  /// The values for a whole state.
  public init(_ state: DigestState) { self.init(Slice(state)) }
}
