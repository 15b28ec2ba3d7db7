/// Whether what `scripts/generate` writes is what it would write.
struct StaleCheck {
  let files: [GeneratedFile]
  let root: String

  func findings() -> [Finding] {
    files.compactMap { file in
      guard let line = file.staleLine(in: root) else { return nil }
      let what = line == 0 ? "the file is missing" : "it differs from here on"
      return Finding(file.rule, file.path, max(line, 1), what + "; run scripts/generate")
    }
  }
}
