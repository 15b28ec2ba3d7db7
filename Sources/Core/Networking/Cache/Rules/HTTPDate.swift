/// Dates as HTTP writes them, in seconds since 1970 (RFC 9110, section 5.6.7).
///
/// Reads exactly the three forms of the standard and nothing else; names are told apart by case. The name of the day
/// must be one, but need not be that date's.
package enum HTTPDate {
  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let longDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Nil for what is no date. The time now tells which century two digits mean: never more than 50 years ahead.
  package static func seconds(_ text: String, now: Int) -> Int? {
    guard text.utf8.count <= 40 else { return nil }
    var scanner = DateScanner(text)
    let day = scanner.word()
    if longDays.contains(day) { return obsolete(&scanner, now: now) }
    guard days.contains(day) else { return nil }
    return scanner.take(", ") ? preferred(&scanner) : asctime(&scanner)
  }

  /// The preferred form, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  package static func text(_ seconds: Int) -> String {
    let bounded = min(max(seconds, -62_135_596_800), 253_402_300_799)
    let day = floored(bounded, by: 86_400)
    let rest = bounded - day * 86_400
    let (year, month, number) = civil(day)
    let name = days[((day + 3) % 7 + 7) % 7]
    let time = [rest / 3_600, rest / 60 % 60, rest % 60].map { padded($0, 2) }.joined(separator: ":")
    return "\(name), \(padded(number, 2)) \(months[month - 1]) \(padded(year, 4)) \(time) GMT"
  }

  /// `06 Nov 1994 08:49:37 GMT`
  private static func preferred(_ scanner: inout DateScanner) -> Int? {
    guard let day = scanner.number(2), scanner.take(" "), let month = month(&scanner), scanner.take(" "),
      let year = scanner.number(4), scanner.take(" "), let time = time(&scanner), scanner.take(" GMT"), scanner.isAtEnd
    else { return nil }
    return instant(year, month, day, time)
  }

  /// `, 06-Nov-94 08:49:37 GMT`
  private static func obsolete(_ scanner: inout DateScanner, now: Int) -> Int? {
    guard scanner.take(", "), let day = scanner.number(2), scanner.take("-"), let month = month(&scanner),
      scanner.take("-"), let short = scanner.number(2), scanner.take(" "), let time = time(&scanner),
      scanner.take(" GMT"), scanner.isAtEnd
    else { return nil }
    let thisYear = civil(floored(now, by: 86_400)).year
    var year = thisYear - thisYear % 100 + short
    if year > thisYear + 50 { year -= 100 }
    return instant(year, month, day, time)
  }

  /// ` Nov  6 08:49:37 1994`
  private static func asctime(_ scanner: inout DateScanner) -> Int? {
    guard scanner.take(" "), let month = month(&scanner), scanner.take(" "),
      let day = scanner.take(" ") ? scanner.number(1) : scanner.number(2), scanner.take(" "),
      let time = time(&scanner), scanner.take(" "), let year = scanner.number(4), scanner.isAtEnd
    else { return nil }
    return instant(year, month, day, time)
  }

  private static func month(_ scanner: inout DateScanner) -> Int? {
    months.firstIndex(of: scanner.word()).map { $0 + 1 }
  }

  private static func time(_ scanner: inout DateScanner) -> Int? {
    guard let hour = scanner.number(2), scanner.take(":"), let minute = scanner.number(2), scanner.take(":"),
      let second = scanner.number(2), hour < 24, minute < 60, second <= 60
    else { return nil }
    return hour * 3_600 + minute * 60 + second
  }

  private static func instant(_ year: Int, _ month: Int, _ day: Int, _ time: Int) -> Int? {
    guard day >= 1, day <= length(of: month, in: year) else { return nil }
    return daysSince1970(year, month, day) * 86_400 + time
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  // Both ways of the proleptic Gregorian calendar, counted in eras of 400 years that begin in March.

  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = floored(shifted, by: 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = floored(shifted, by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let index = (5 * dayOfYear + 2) / 153
    let month = index < 10 ? index + 3 : index - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * index + 2) / 5 + 1)
  }

  private static func floored(_ number: Int, by divisor: Int) -> Int {
    number >= 0 ? number / divisor : -((-number + divisor - 1) / divisor)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
