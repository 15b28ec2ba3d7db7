/// How many items of each kind a sample has.
///
/// Without a number the sizes of JSONPlaceholder. With one: so many people, posts and to-dos, each person owning one of
/// each in turn; five comments a post up to 50,000, one album a person up to 10,000, fifty photos an album up to 20,000.
struct SampleSize: Hashable, Sendable {
  let people: Int
  let posts: Int
  let comments: Int
  let albums: Int
  let photos: Int
  let todos: Int

  init(_ size: Int?) {
    guard let size = size.map({ min(max($0, 0), SampleSize.largest) }) else {
      (people, posts, comments, albums, photos, todos) = (10, 100, 500, 100, 5_000, 200)
      return
    }
    (people, posts, todos) = (size, size, size)
    comments = min(5 * size, 50_000)
    albums = min(size, 10_000)
    photos = min(50 * size, 20_000)
  }

  /// Beyond it a first run would take minutes and gigabytes.
  static let largest = 10_000_000

  /// Which of `parents` owns the child of this number, both counted from 1: neighbours share an owner.
  static func owner(of child: Int, children: Int, among parents: Int) -> Int {
    guard parents > 0 else { return 1 }
    let each = max(1, (children + parents - 1) / parents)
    return (child - 1) / each + 1
  }
}
