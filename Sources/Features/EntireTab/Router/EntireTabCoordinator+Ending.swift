internal import EntireTabLogic
internal import RouterSupport
internal import StoaFlow

/// What must be known of it in case the program is ended from outside, or by a mistake.
extension EntireTabCoordinator {
  /// Whether a character that is typed now becomes part of a text: in the address line, a filter or a form.
  public var takesText: Bool { store.state.addressLine != nil || tab.capturesText }

  /// Whether that text is a secret.
  public var takesSecret: Bool { store.state.addressLine == nil && tab.capturesSecret }

  /// Whether an entry of the address line or the preferences are still on their way to the disk, or a change to the
  /// service.
  public var hasUnsavedWork: Bool { store.state.hasUnsavedWork || features.isSending }
}
