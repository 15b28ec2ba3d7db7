/// The first answer of a list that is to be gathered, and how many entries were asked for.
struct ListStart<Item: Sendable>: Sendable {
  let answer: RemoteList<Item>
  let limit: Int
}
