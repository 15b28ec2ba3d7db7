internal import StoaNetworking
internal import Testing

@Suite("Dates of HTTP")
struct HTTPDateTests {
  private let now = 1_700_000_000

  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
    ("Sun Nov  6 08:49:37 1994", 784_111_777), ("Wed Nov 16 08:49:37 1994", 784_975_777),
    ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("Thu, 29 Feb 2024 00:00:00 GMT", 1_709_164_800),
    ("Sun, 21 Nov 2286 04:46:39 GMT", 10_000_039_599), ("Thu, 18 Aug 2050 23:59:60 GMT", 2_544_480_000),
    ("Mon, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Mon, 01 Jan 0001 00:00:00 GMT", -62_135_596_800),
  ])
  func `the three forms of the standard are read`(text: String, seconds: Int) {
    #expect(HTTPDate.seconds(text, now: now) == seconds)
  }

  @Test(arguments: [
    "", "0", "-1", "foo", "Thu, 18 Aug 2050 02:01:18 UTC", "Thu, 18 Aug 50 02:01:18 GMT",
    "Thu 18 Aug 2050 02:01:18 GMT", "Thu, 18  Aug  2050 02:01:18 GMT", "Thu, 18-Aug-2050 02:01:18 GMT",
    "Thu, 18 Aug 2050 02.01.18 GMT", "Thu, 18 Aug 2050 2:01:18 GMT", "Thu, 8 Aug 2050 02:01:18 GMT",
    "thu, 18 Aug 2050 02:01:18 GMT", "Thu, 18 aug 2050 02:01:18 GMT", "Thu, 18 Aug 2050 02:01:18 gmt",
    "Thu, 18 Aug 2050 02:01:18 GMT ", " Thu, 18 Aug 2050 02:01:18 GMT", "Thu, 18 Aug 2050 24:00:00 GMT",
    "Thu, 18 Aug 2050 02:60:18 GMT", "Thu, 18 Aug 2050 02:01:61 GMT", "Thu, 30 Feb 2024 02:01:18 GMT",
    "Thu, 29 Feb 2023 02:01:18 GMT", "Thu, 29 Feb 1900 02:01:18 GMT", "Thu, 00 Aug 2050 02:01:18 GMT",
    "Thu, 31 Apr 2050 02:01:18 GMT", "Thu, 18 Aug 2050 02:01:18", "Thu, 18 Aug 2050 02:01:18 +0000",
    "Thu,18 Aug 2050 02:01:18 GMT", "Sunday, 06-Nov-1994 08:49:37 GMT", "Sun, 06-Nov-94 08:49:37 GMT",
    "Sun Nov 6 08:49:37 1994", "Sun Nov  6 08:49:37 1994 GMT", "Thu, 1８ Aug 2050 02:01:18 GMT",
    "Thu, 18 Aug 2050 02:01:18 GMT, Thu, 18 Aug 2050 02:01:18 GMT",
  ])
  func `nothing else is a date`(text: String) {
    #expect(HTTPDate.seconds(text, now: now) == nil)
  }

  @Test func `two digits of a year are never more than fifty years ahead`() {
    // It is 2023.
    #expect(HTTPDate.seconds("Sunday, 06-Nov-73 00:00:00 GMT", now: now) == 3_277_152_000)
    #expect(HTTPDate.seconds("Sunday, 06-Nov-74 00:00:00 GMT", now: now) == 152_928_000)
  }

  @Test func `what is written is read back, on every day of four hundred years`() {
    for day in stride(from: -100_000, to: 100_000, by: 7) {
      let seconds = day * 86_400 + (day % 86_400 + 86_400) % 86_400
      #expect(HTTPDate.seconds(HTTPDate.text(seconds), now: now) == seconds)
    }
    #expect(HTTPDate.text(784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(HTTPDate.text(-1) == "Wed, 31 Dec 1969 23:59:59 GMT")
  }
}
