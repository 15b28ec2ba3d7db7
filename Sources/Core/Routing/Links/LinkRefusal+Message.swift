extension LinkRefusal {
  /// What is wrong and what to do, in one line of printable ASCII but for the link's own letters.
  public var message: String {
    switch self {
    case .tooLong(let bytes, let limit):
      "the link has \(bytes) bytes, and \(limit) are the most; shorten it"
    case .badEncoding(let text, .percentCode):
      "\(quoted(text)) is no percent code; write a plain % as %25"
    case .badEncoding(let text, .control):
      "\(quoted(text)) is a control character, which no link may hold; take it out"
    case .badEncoding(let text, .notUTF8):
      "\(quoted(text)) is not UTF-8; encode the letters as UTF-8"
    case .userInfo(let text):
      "\(quoted(text)) before '@' names a user, which no link may; leave it out"
    case .port(let text):
      "\(quoted(text)) after the place is a port, which no link has; leave it out"
    case .scheme(let text, let expected):
      "the scheme \(quoted(text)) is not known; start with \(expected):// or with the place"
    case .missingSlashes(let scheme):
      "'\(scheme):' lacks its two slashes; start with \(scheme):// or with the place"
    case .place("", let known):
      "the link names no place; try \(known.alternatives)"
    case .place(let text, let known):
      "there is no place \(quoted(text)); try \(known.alternatives)"
    case .fragment(let text):
      "\(quoted("#" + text)) is of no use here; leave it out"
    case .emptyStep:
      "the link has an empty step; write one slash, not two"
    case .pattern(let text, let known):
      "there is no \(quoted(text)); try \(known.alternatives)"
    case .parameter(let name, let value, let expected):
      "\(quoted(name)) is \(quoted(value)); give \(expected)"
    case .duplicateParameter(let name):
      "\(quoted(name)) is given twice; give it once"
    case .unknownParameter(let name, []):
      "\(quoted(name)) is not known, for this place takes nothing after '?'; leave it out"
    case .unknownParameter(let name, let known):
      "\(quoted(name)) is not known here; try \(known.alternatives)"
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + LinkText.shown(text) + "'"
  }
}
