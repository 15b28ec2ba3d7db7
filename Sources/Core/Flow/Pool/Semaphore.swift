internal import Glibc

/// A counting semaphore that is never freed: for the threads of a pool that lives as long as the process.
struct Semaphore: Sendable {
  /// Kept as a number: a semaphore is made to be shared between threads, but pointers are not `Sendable`.
  private let address: Int

  init() {
    let pointer = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    sem_init(pointer, 0, 0)
    address = Int(bitPattern: pointer)
  }

  func signal() {
    sem_post(pointer)
  }

  func wait() {
    while sem_wait(pointer) != 0 && errno == EINTR {}
  }

  private var pointer: UnsafeMutablePointer<sem_t> {
    guard let pointer = UnsafeMutablePointer<sem_t>(bitPattern: address) else {
      preconditionFailure("an allocation has an address")
    }
    return pointer
  }
}
