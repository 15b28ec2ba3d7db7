internal import CTerminal
internal import Glibc
internal import Testing

/// What the guard does when a signal ends a process: each of these processes is one of its own.
struct GuardTests {
  private static func arm() {
    let restore = "restored. "
    ct_guard_arm(1, restore, restore.utf8.count)
  }

  /// The thread of an exit test blocks what is sent from outside.
  private static func end(by number: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }

  private func output(_ result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
  }

  @Test func `The signal of a crash restores the terminal, says so, and ends the process`() async throws {
    let result = await #expect(processExitsWith: .signal(SIGSEGV), observing: [\.standardOutputContent]) {
      GuardTests.arm()
      GuardTests.end(by: SIGSEGV)
    }
    let output = try output(result)
    #expect(output.hasPrefix("restored. "))
    #expect(output.hasSuffix(": ended by SIGSEGV; no file tells what happened\r\n"))
  }

  @Test func `A trap restores the terminal before the process dies of it`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
      GuardTests.arm()
      fatalError("on purpose")
    }
    #expect(try output(result).hasPrefix("restored. "))
  }

  @Test func `A signal that is no crash restores the terminal and says nothing`() async throws {
    let result = await #expect(processExitsWith: .signal(SIGUSR1), observing: [\.standardOutputContent]) {
      GuardTests.arm()
      GuardTests.end(by: SIGUSR1)
    }
    #expect(try output(result) == "restored. ")
  }

  @Test func `While it is disarmed a signal leaves the terminal alone and ends the process`() async throws {
    let result = await #expect(processExitsWith: .signal(SIGQUIT), observing: [\.standardOutputContent]) {
      GuardTests.arm()
      ct_guard_disarm()
      GuardTests.end(by: SIGQUIT)
    }
    #expect(!(try output(result).contains("restored")))
  }

  @Test func `A crash of another thread restores the terminal, though the first does not stop`() async throws {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardOutputContent]) {
      GuardTests.arm()
      var thread = pthread_t()
      pthread_create(&thread, nil, { _ in abort() }, nil)
      while true {}
    }
    #expect(try output(result).hasPrefix("restored. "))
  }

  @Test func `TERM ends a loop that never looks at its signals`() async throws {
    let result = await #expect(processExitsWith: .signal(SIGTERM), observing: [\.standardOutputContent]) {
      _ = ct_signals_open()
      GuardTests.arm()
      kill(getpid(), SIGTERM)
      while true {}
    }
    #expect(try output(result) == "restored. ")
  }

  @Test func `TERM ends a stuck loop also where the terminal takes nothing, and waits for it`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      var ends: [Int32] = [-1, -1]
      pipe(&ends)
      _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
      while write(ends[1], "full", 4) > 0 {}
      while write(ends[1], ".", 1) > 0 {}
      _ = fcntl(ends[1], F_SETFL, 0)
      _ = ct_signals_open()
      ct_guard_arm(ends[1], "restored", 8)
      kill(getpid(), SIGTERM)
      while true {}
    }
  }

  @Test func `A clock that was taken back ends nothing, and ALRM is a signal like others again`() async throws {
    let result = await #expect(processExitsWith: .signal(SIGALRM), observing: [\.standardOutputContent]) {
      GuardTests.arm()
      ct_guard_hurry(SIGTERM)
      ct_guard_rest()
      GuardTests.end(by: SIGALRM)
    }
    #expect(try output(result) == "restored. ")
  }

  @Test func `A file of a crash has what was given, the keys that were kept, and the places`() async throws {
    var template = Array("/tmp/guard-test.XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    let directory = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer {
      unlink(directory + "/made/here/crash-0.txt")
      for part in ["/made/here", "/made", ""] { rmdir(directory + part) }
    }
    let result = await #expect(processExitsWith: .signal(SIGBUS), observing: [\.standardOutputContent]) {
      [directory = directory as String] in
      ct_crash_prepare(directory + "/made/here", "shown/here", "test 1.0")
      for number in 0..<201 { String(number).withCString { ct_crash_note_key($0, strlen($0)) } }
      GuardTests.arm()
      GuardTests.end(by: SIGBUS)
    }
    #expect(try output(result).hasSuffix(": ended by SIGBUS; what happened is in shown/here/crash-0.txt\r\n"))
    let text = try contents(of: directory + "/made/here/crash-0.txt")
    #expect(text.hasPrefix("test 1.0\nended by signal \(SIGBUS) (SIGBUS) in the thread of the screen, 20"))
    #expect(text.contains(":\n  1 2 3 4 "))
    #expect(text.contains(" 199 200\n"))
    #expect(text.contains("\n   0  "))
  }

  private func contents(of path: String) throws -> String {
    let file = open(path, O_RDONLY)
    try #require(file >= 0)
    defer { close(file) }
    var state = stat()
    fstat(file, &state)
    #expect(state.st_mode & 0o777 == 0o600)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
  }
}
