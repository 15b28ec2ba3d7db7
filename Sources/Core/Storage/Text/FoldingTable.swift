/// What a search takes for the same letter: small letters of Latin, Greek and Cyrillic with their marks, by the letter
/// without them.
///
/// From the canonical decompositions of Unicode (UnicodeData.txt), and the struck-through letters, which have none.
enum FoldingTable {
  /// A letter, then all that becomes it.
  static let families = [
    "aàáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ", "bḃḅḇ", "cçćĉċčḉ", "dďđḋḍḏḑḓ", "eèéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ", "fḟ",
    "gĝğġģǧǵḡ", "hĥħȟḣḥḧḩḫẖ", "iìíîïĩīĭįıǐȉȋḭḯỉị", "jĵǰ", "kķǩḱḳḵ", "lĺļľŀłḷḹḻḽ", "mḿṁṃ", "nñńņňǹṅṇṉṋ",
    "oòóôõöøōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợǿ", "pṕṗ", "rŕŗřȑȓṙṛṝṟ", "sśŝşšſșṡṣṥṧṩẛ", "tţťŧțṫṭṯṱẗ",
    "uùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự", "vṽṿ", "wŵẁẃẅẇẉẘ", "xẋẍ", "yýÿŷȳẏẙỳỵỷỹ", "zźżžẑẓẕ", "æǣǽ", "ʒǯ",
    "αάἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ", "εέἐἑἒἓἔἕὲέ", "ηήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ", "ιΐίϊἰἱἲἳἴἵἶἷὶίῐῑῒΐῖῗ",
    "οόὀὁὂὃὄὅὸό", "ρῤῥ", "σς", "υΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ", "ωώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ", "ϒϓϔ", "аӑӓ", "гѓ", "еѐёӗ",
    "жӂӝ", "зӟ", "ийѝӣӥ", "кќ", "оӧ", "уўӯӱӳ", "чӵ", "ыӹ", "эӭ", "ії", "ѵѷ", "әӛ", "өӫ",
  ]
}
