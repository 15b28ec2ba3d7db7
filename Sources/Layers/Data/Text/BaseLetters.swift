/// Small letters with marks, each to its letter without them: from the canonical decompositions of
/// UnicodeData.txt, and the struck-through letters of Latin, which have none.
let baseLetters: [Unicode.Scalar: Unicode.Scalar] = {
  var table: [Unicode.Scalar: Unicode.Scalar] = [:]
  for family in families {
    let letters = Array(family.unicodeScalars)
    for marked in letters.dropFirst() { table[marked] = letters[0] }
  }
  return table
}()

/// A letter, then what becomes it.
private let families = [
  "aàáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ", "bḃḅḇ", "cçćĉċčḉ", "dďđḋḍḏḑḓ",
  "eèéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ", "fḟ", "gĝğġģǧǵḡ", "hĥħȟḣḥḧḩḫẖ", "iìíîïĩīĭįıǐȉȋḭḯỉị",
  "jĵǰ", "kķǩḱḳḵ", "lĺļľŀłḷḹḻḽ", "mḿṁṃ", "nñńņňǹṅṇṉṋ", "oòóôõöøōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ",
  "pṕṗ", "rŕŗřȑȓṙṛṝṟ", "sśŝşšșṡṣṥṧṩſẛ", "tţťŧțṫṭṯṱẗ", "uùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự",
  "vṽṿ", "wŵẁẃẅẇẉẘ", "xẋẍ", "yýÿŷȳẏẙỳỵỷỹ", "zźżžẑẓẕ", "æǣǽ", "ʒǯ",
  "αά", "εέ", "ηή", "ιΐίϊ", "οό", "σς", "υΰϋύ", "ωώ",
  "аӑӓ", "гѓ", "еѐёӗ", "жӂӝ", "зӟ", "иѝӣӥй", "кќ", "оӧ", "уўӯӱӳ", "чӵ", "ыӹ", "эӭ", "ії",
]
