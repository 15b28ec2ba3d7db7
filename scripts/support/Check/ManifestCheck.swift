internal import Foundation

/// Whether `Package.swift` is what the registry makes of it.
struct ManifestCheck {
  let registry: Registry
  let root: String

  func findings() -> [Finding] {
    let file = "Package.swift"
    guard let data = FileManager.default.contents(atPath: root + "/" + file) else {
      return [Finding(.manifestStale, file, 1, "the file is missing; run scripts/generate")]
    }
    let found = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = Manifest(registry.all).text.split(separator: "\n", omittingEmptySubsequences: false)
    guard found != wanted else { return [] }
    let line = zip(found, wanted).prefix { $0 == $1 }.count + 1
    return [Finding(.manifestStale, file, line, "it differs from here on; run scripts/generate")]
  }
}
