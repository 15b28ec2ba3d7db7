/// What a code point does to the cells: how wide it is, and whether it may be shown at all.
///
/// Each code point has one; the raw values are the letters of `WidthTable`. Sources: UAX #11 (widths; ambiguous is one
/// column), UAX #44 (general category, Default_Ignorable_Code_Point, Bidi_Control), UTS #51 (pictographs, modifiers).
enum ScalarTrait: UInt8 {
  // One column.
  case narrow = 0x61  // a
  case symbol = 0x70  // p: Extended_Pictographic, without an emoji form of its own
  case variable = 0x65  // e: a pictograph that U+FE0F turns into a two-column emoji
  case keycap = 0x6B  // k: # * 0…9, which U+FE0F makes two columns wide
  case flag = 0x72  // r: regional indicator; a pair of them is a flag
  case spacingMark = 0x73  // s: Mc, takes its own column beside its letter
  case attaching = 0x78  // x: a letter or sign that joins its neighbour, such as Thai SARA AM
  case unassigned = 0x75  // u: one day it may be anything

  // Two columns.
  case wide = 0x77  // w
  case leading = 0x79  // y: the Hangul consonant that begins a syllable of single letters
  case pictograph = 0x50  // P
  case modifier = 0x6D  // m: skin tone
  case wideSpacingMark = 0x53  // S

  // No column of its own.
  case mark = 0x6E  // n: Mn and Me
  case trailing = 0x7A  // z: a Hangul vowel or final, part of the syllable before it; U+FFFD without one
  case joiner = 0x6A  // j: ZWJ
  case nonJoiner = 0x4A  // J: ZWNJ
  case selector = 0x76  // v
  case tag = 0x74  // t
  case ignorable = 0x69  // i: invisible and without effect on the order of text; dropped

  // Never shown as it is.
  case hidden = 0x68  // h: C1, bidi embeddings and isolates, annotation, noncharacters: U+FFFD
  case control = 0x63  // c: C0: its control picture
  case delete = 0x64  // d
  case tab = 0x54  // T
  case lineBreak = 0x6C  // l

  /// How many columns it takes when it stands alone.
  var columns: Int {
    switch self {
    case .narrow, .symbol, .variable, .keycap, .flag, .spacingMark, .attaching, .unassigned: 1
    case .hidden, .control, .delete, .tab, .lineBreak: 1
    case .wide, .leading, .pictograph, .modifier, .wideSpacingMark: 2
    case .mark, .trailing, .joiner, .nonJoiner, .selector, .tag, .ignorable: 0
    }
  }

  /// Whether two such code points side by side are always two clusters (Grapheme_Cluster_Break "Other", and Hangul
  /// syllables; UAX #29), each shown as it is.
  var standsAlone: Bool {
    switch self {
    case .narrow, .wide, .symbol, .variable, .keycap, .pictograph: true
    default: false
    }
  }

  /// Whether it can begin or carry on an emoji sequence (UTS #51, ED-16).
  var isPictograph: Bool {
    switch self {
    case .symbol, .variable, .pictograph: true
    default: false
    }
  }
}
