/// Finds the form of a link: by place and number of steps, which are numbers, and only then by its words.
@usableFromInline
struct LinkTable: Sendable {
  private struct Key {
    /// The place's number in the policy; -1 for one that the policy does not know.
    var place: Int
    var steps: Int
  }

  private let places: [String]
  private let forms: [LinkForm]
  private let keys: [Key]

  init(_ places: [String], _ forms: [LinkForm]) {
    self.places = places
    self.forms = forms
    keys = forms.map { form in
      Key(place: places.firstIndex(of: form.shape.place) ?? -1, steps: form.shape.segments.count)
    }
  }

  /// The number of the first form that the link has; its place must be one of the policy's.
  @usableFromInline
  func index(of link: Link) -> Int? {
    guard let place = places.firstIndex(of: link.place) else { return nil }
    for index in keys.indices
    where keys[index].place == place && keys[index].steps == link.path.count && forms[index].shape.fits(link.path) {
      return index
    }
    return nil
  }

  @usableFromInline
  func reader(of index: Int, _ link: Link) -> LinkReader { LinkReader(link, forms[index]) }
}
