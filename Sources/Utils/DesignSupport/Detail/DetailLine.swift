/// One line of a laid out page.
struct DetailLine: Hashable {
  enum Kind: Hashable { case heading, text, note, field(name: String), link(index: Int, note: String) }
  let kind: Kind
  let text: String
}
