internal import EntireTabRouter
internal import StoaCanvas
internal import StoaRouting

/// `stoa links`: every address, and why one is refused.
enum LinksCommand {
  static func list(_ book: AddressBook) -> Int32 {
    let patterns = book.resolver.patterns
    let width = patterns.map(\.usage.count).max() ?? 0
    for pattern in patterns {
      let gap = String(repeating: " ", count: width - pattern.usage.count + 2)
      guard Console.write("\(pattern.usage)\(gap)\(pattern.summary)\n") else { break }
    }
    return ExitStatus.done
  }

  /// Prints each stage of the admission; a refused link ends with its reason on standard error.
  static func explain(_ link: String, _ book: AddressBook) -> Int32 {
    let steps = book.resolver.explain(link)
    let width = steps.map(\.name.count).max() ?? 0
    var refusal: LinkRefusal?
    for step in steps {
      if case .refused(let reason) = step.outcome { refusal = reason }
      let gap = String(repeating: " ", count: width - step.name.count + 2)
      guard Console.write("\(step.name)\(gap)\(SafeText.line(step.text))\n") else { return ExitStatus.done }
    }
    if let refusal {
      Console.complain("refused (\(refusal.stage.title)): \(refusal.message)")
      return ExitStatus.usage
    }
    if let destination = try? book.resolver.resolve(link) {
      Console.write("leads to \(destination.url)\n")
    }
    return ExitStatus.done
  }
}
