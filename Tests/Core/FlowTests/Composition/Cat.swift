/// A child: it counts, and loads something under an identity that all of its kind use.
struct Cat: Sendable, Equatable, Identifiable {
  var id: Int
  var meals = 0
}
