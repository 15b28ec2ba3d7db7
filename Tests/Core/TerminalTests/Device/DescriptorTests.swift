internal import CTerminal
internal import Glibc
internal import StoaFlow
internal import Testing

@FlowActor struct DescriptorTests {
  private func isReadable(_ descriptor: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return ct_poll(&waiting, 1, 0) == 1
  }

  @Test func `A wake-up stays until it is cleared, however often it was rung`() {
    let descriptor = ct_wake_open()
    defer { close(descriptor) }
    #expect(!isReadable(descriptor))
    ct_wake(descriptor)
    ct_wake(descriptor)
    #expect(isReadable(descriptor))
    ct_wake_clear(descriptor)
    #expect(!isReadable(descriptor))
    ct_wake_clear(descriptor)
  }

  @Test func `A wait ends when its time is over, and not before`() {
    let descriptor = ct_wake_open()
    defer { close(descriptor) }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let start = ct_now()
    #expect(ct_poll(&waiting, 1, 3_000_000) == 0)
    #expect(ct_now() - start >= 3_000_000)
  }

  @Test func `Blocked signals are read one after another`() {
    let descriptor = ct_signals_open()
    defer { ct_signals_close(descriptor) }
    #expect(ct_signals_next(descriptor) == 0)
    pthread_kill(pthread_self(), SIGWINCH)
    pthread_kill(pthread_self(), SIGINT)
    #expect(isReadable(descriptor))
    #expect(Set([ct_signals_next(descriptor), ct_signals_next(descriptor)]) == [SIGINT, SIGWINCH])
    #expect(ct_signals_next(descriptor) == 0)
  }

  @Test func `ALRM, which ends a loop that is stuck, is let in also where whoever started us had it blocked`() {
    var alarm = sigset_t()
    sigemptyset(&alarm)
    sigaddset(&alarm, SIGALRM)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &alarm, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let descriptor = ct_signals_open()
    #expect(!isBlocked(SIGALRM))
    ct_signals_close(descriptor)
    // The clock goes on while the process ends.
    #expect(!isBlocked(SIGALRM))
  }

  private func isBlocked(_ signal: Int32) -> Bool {
    var mask = sigset_t()
    pthread_sigmask(SIG_SETMASK, nil, &mask)
    return sigismember(&mask, signal) == 1
  }

  @Test func `The C library's widths are those that ncurses adds up`() {
    setlocale(LC_CTYPE, "C.UTF-8")
    #expect(ct_scalar_width(0x61) == 1)
    #expect(ct_scalar_width(0x6F22) == 2)
    #expect(ct_scalar_width(0x301) == 0)
    #expect(ct_scalar_width(0x1B) == -1)
  }
}
