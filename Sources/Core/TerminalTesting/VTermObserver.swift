internal import CVTerm

/// Keeps the properties that libvterm reports and cannot be asked for.
final class VTermObserver {
  private(set) var isCursorVisible = true
  private(set) var isAlternate = false
  private(set) var reportsMouse = false
  /// libvterm keeps the address of the table, so it has one of its own.
  private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>

  init() {
    callbacks = .allocate(capacity: 1)
    callbacks.initialize(to: VTermScreenCallbacks())
    callbacks.pointee.settermprop = { property, value, user in
      guard let user, let value else { return 0 }
      Unmanaged<VTermObserver>.fromOpaque(user).takeUnretainedValue().note(property, value.pointee)
      return 1
    }
  }

  deinit { callbacks.deallocate() }

  func attach(to screen: OpaquePointer) {
    vterm_screen_set_callbacks(screen, callbacks, Unmanaged.passUnretained(self).toOpaque())
  }

  private func note(_ property: VTermProp, _ value: VTermValue) {
    switch property {
    case VTERM_PROP_CURSORVISIBLE: isCursorVisible = value.boolean != 0
    case VTERM_PROP_ALTSCREEN: isAlternate = value.boolean != 0
    case VTERM_PROP_MOUSE: reportsMouse = value.number != 0
    default: break
    }
  }
}
