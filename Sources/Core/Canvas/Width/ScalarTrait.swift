/// What a code point does to the cells: how wide it is, and whether it may be shown at all.
///
/// Each code point has one; the raw values are the letters of `WidthTable`, from "a" to "y" in this order.
/// Sources: UAX #11 (widths; ambiguous is one column), UAX #44 (general category, Default_Ignorable_Code_Point,
/// Bidi_Control), UAX #29 (what joins its neighbour), UTS #51 (pictographs, modifiers).
enum ScalarTrait: UInt8 {
  // One column.
  case narrow = 0x61
  case symbol  // Extended_Pictographic, without an emoji form of its own
  case variable  // a pictograph that U+FE0F turns into a two-column emoji
  case keycap  // # * 0…9, which U+FE0F makes two columns wide
  case flag  // regional indicator; a pair of them is a flag
  case spacingMark  // Mc that joins its letter and takes a column of its own
  case attaching  // a letter or sign that joins its neighbour, such as Thai SARA AM
  case unassigned  // one day it may be anything

  // Two columns.
  case wide
  case leading  // the Hangul consonant that begins a syllable of single letters
  case pictograph
  case modifier  // skin tone
  case wideSpacingMark

  // No column of its own.
  case mark  // Mn and Me
  case trailing  // a Hangul vowel or final, part of the syllable before it; U+FFFD without one
  case joiner  // ZWJ
  case nonJoiner  // ZWNJ
  case selector
  case tag
  case ignorable  // invisible and without effect on the order of text; dropped

  // Never shown as it is.
  case hidden  // C1, bidi embeddings and isolates, annotation, noncharacters: U+FFFD
  case control  // C0: its control picture
  case delete
  case tab
  case lineBreak

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
