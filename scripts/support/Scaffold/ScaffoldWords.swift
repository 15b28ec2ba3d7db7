internal import Foundation

/// The words of a template, which is a feature called Gallery over photos, and what stands for them in another one.
struct ScaffoldWords {
  private let pairs: [(from: String, to: String)]

  /// - Parameter name: The feature's, such as `Gallery`.
  init(name: String, resource: ScaffoldResource) {
    let (entity, word) = (resource.entity, resource.entity.lowercased())
    let article = "aeiou".contains(word.prefix(1)) ? "an" : "a"
    // First what would be torn apart by what comes later. In between, names that are part of no word.
    pairs = [
      ("a photo", "\(article) \u{1}"), ("A photo", "\(article.capitalized) \u{1}"),
      ("Photo", "\u{2}"), ("photo", "\u{1}"), ("Gallery", name), ("gallery", name.lowercased()),
      ("\u{1}", word), ("\u{2}", entity),
    ]
  }

  /// A text, or the path of a file, of the template in the words of the feature.
  func applied(to text: String) -> String {
    pairs.reduce(text) { $0.replacingOccurrences(of: $1.from, with: $1.to) }
  }
}
