internal import Glibc

/// What `/proc` tells of a process that runs.
package struct ProcessFacts: Sendable {
  package let pid: Int32

  package init(_ pid: Int32) { self.pid = pid }

  /// The most memory that it ever had resident, in kB.
  var peakMemory: Int { Self.number("VmHWM", in: TextFile.read("/proc/\(pid)/status") ?? "") ?? 0 }

  /// The memory that is resident now, in kB.
  var residentMemory: Int { Self.number("VmRSS", in: TextFile.read("/proc/\(pid)/status") ?? "") ?? 0 }

  /// How often its threads have gone to sleep by themselves, all together: each time something woke them.
  var voluntarySwitches: Int {
    threads.reduce(0) { sum, thread in
      let text = TextFile.read("/proc/\(pid)/task/\(thread)/status") ?? ""
      return sum + (Self.number("voluntary_ctxt_switches", in: text) ?? 0)
    }
  }

  /// The processor time of all its threads so far, in milliseconds.
  var processorTime: Double {
    threads.reduce(0) { sum, thread in
      let text = TextFile.read("/proc/\(pid)/task/\(thread)/schedstat") ?? ""
      return sum + (text.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e6
    }
  }

  /// The number behind `name:` in a file like `/proc/PID/status`.
  package static func number(_ name: String, in text: String) -> Int? {
    for line in text.split(separator: "\n") {
      let parts = line.split { " \t:".contains($0) }
      if parts.count > 1, parts[0] == name { return Int(parts[1]) }
    }
    return nil
  }

  private var threads: [String] {
    guard let folder = opendir("/proc/\(pid)/task") else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.first != "." { names.append(name) }
    }
    return names
  }
}
