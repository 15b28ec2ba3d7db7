extension Culture {
  static let nordic = Culture(
    [
      ("Åsa", "asa"), ("Björn", "bjorn"), ("Søren", "soren"), ("Freja", "freja"), ("Líf", "lif"), ("Jukka", "jukka"),
      ("Päivi", "paivi"), ("Håkon", "hakon"), ("Ingrid", "ingrid"), ("Þóra", "thora"), ("Emil", "emil"),
      ("Signe", "signe"),
    ],
    [
      ("Ångström", "angstrom"), ("Sørensen", "sorensen"), ("Mäkelä", "makela"), ("Ødegård", "odegard"),
      ("Lindgren", "lindgren"), ("Jónsdóttir", "jonsdottir"), ("Kjær", "kjaer"), ("Bergström", "bergstrom"),
      ("Virtanen", "virtanen"), ("Nygaard", "nygaard"),
    ],
    [
      City("Göteborg", "Linnégatan", 57, 11, "46 31"), City("Tromsø", "Storgata", 69, 18, "47 77"),
      City("Århus", "Åboulevarden", 56, 10, "45 86"), City("Jyväskylä", "Kauppakatu", 62, 25, "358 14"),
    ])

  static let iberian = Culture(
    [
      ("Inês", "ines"), ("João", "joao"), ("Núria", "nuria"), ("Iñaki", "inaki"), ("Sofía", "sofia"),
      ("Joaquín", "joaquin"), ("Conceição", "conceicao"), ("Raúl", "raul"), ("Leonor", "leonor"), ("Xoán", "xoan"),
      ("Beatriz", "beatriz"), ("Tomás", "tomas"),
    ],
    [
      ("Magalhães", "magalhaes"), ("Núñez", "nunez"), ("Ibáñez", "ibanez"), ("Carvalho", "carvalho"),
      ("Gonçalves", "goncalves"), ("Etxeberria", "etxeberria"), ("Puig", "puig"), ("Araújo", "araujo"),
      ("Peña", "pena"), ("Simões", "simoes"),
    ],
    [
      City("Lisboa", "Rua do Alecrim", 38, -9, "351 21"), City("Málaga", "Calle Larios", 36, -4, "34 95"),
      City("São Paulo", "Rua Augusta", -23, -46, "55 11"), City("Bogotá", "Carrera 7", 4, -74, "57 60"),
    ])

  static let central = Culture(
    [
      ("Łucja", "lucja"), ("Jiří", "jiri"), ("Zsófia", "zsofia"), ("Jürgen", "jurgen"), ("Françoise", "francoise"),
      ("Šárka", "sarka"), ("Élodie", "elodie"), ("Günther", "gunther"), ("Małgorzata", "malgorzata"),
      ("Noël", "noel"), ("Kinga", "kinga"), ("Čeněk", "cenek"),
    ],
    [
      ("Wiśniewska", "wisniewska"), ("Dvořák", "dvorak"), ("Müller", "muller"), ("Szőke", "szoke"),
      ("Lefèvre", "lefevre"), ("Großmann", "grossmann"), ("Żeromski", "zeromski"), ("Černý", "cerny"),
      ("Böhm", "bohm"), ("D’Aubigné", "daubigne"),
    ],
    [
      City("Kraków", "ulica Floriańska", 50, 19, "48 12"), City("Plzeň", "Sady Pětatřicátníků", 49, 13, "420 37"),
      City("Köln", "Ehrenstraße", 50, 6, "49 221"), City("Besançon", "Grande Rue", 47, 6, "33 3"),
    ])

  static let greek = Culture(
    [
      ("Ελένη", "eleni"), ("Νίκος", "nikos"), ("Αγγελική", "angeliki"), ("Θανάσης", "thanasis"), ("Ιωάννα", "ioanna"),
      ("Σπύρος", "spyros"), ("Δέσποινα", "despina"), ("Ορέστης", "orestis"),
    ],
    [
      ("Παπαδάκη", "papadaki"), ("Ζαχαρίας", "zacharias"), ("Λάμπρου", "lamprou"), ("Κωνσταντίνου", "konstantinou"),
      ("Βλάχος", "vlachos"), ("Μαυρίδη", "mavridi"),
    ],
    [City("Αθήνα", "Οδός Ερμού", 37, 23, "30 21"), City("Θεσσαλονίκη", "Εγνατία", 40, 22, "30 23")])

  static let cyrillic = Culture(
    [
      ("Оксана", "oksana"), ("Тарас", "taras"), ("Мілена", "milena"), ("Ђорђе", "djordje"), ("Љубица", "ljubica"),
      ("Стоян", "stoyan"), ("Ярина", "yaryna"), ("Айгүл", "aigul"), ("Богдан", "bohdan"), ("Цветана", "tsvetana"),
    ],
    [
      ("Шевчук", "shevchuk"), ("Петровић", "petrovic"), ("Димитрова", "dimitrova"), ("Ткаченко", "tkachenko"),
      ("Њагуш", "njagus"), ("Лисенко", "lysenko"), ("Георгиев", "georgiev"), ("Їжакевич", "yizhakevych"),
    ],
    [
      City("Київ", "Андріївський узвіз", 50, 30, "380 44"), City("Нови Сад", "Дунавска", 45, 19, "381 21"),
      City("Пловдив", "ул. Иван Вазов", 42, 24, "359 32"),
    ])
}
