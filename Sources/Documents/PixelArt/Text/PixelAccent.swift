/// The accents above and below letters of European languages.
enum PixelAccent: CaseIterable {
  case acute, grave, circumflex, tilde, diaeresis, ring, caron, cedilla

  /// The rows from the top down.
  var rows: [[Bool]] {
    let art =
      switch self {
      case .acute: [".#", "#."]
      case .grave: ["#.", ".#"]
      case .circumflex: [".#.", "#.#"]
      case .tilde: [".#.#", "#.#."]
      case .diaeresis: ["#.#", "..."]
      case .ring: [".#.", "#.#", ".#."]
      case .caron: ["#.#", ".#."]
      case .cedilla: [".#", "#."]
      }
    return art.map { row in row.map { $0 == "#" } }
  }

  var isBelow: Bool { self == .cedilla }

  /// The letters with this accent, each followed by its base letter.
  private var letters: String {
    switch self {
    case .acute: "ÁAÉEÍIÓOÚUÝYáaéeíióoúuýyĆCćcŃNńnŚSśsŹZźz"
    case .grave: "ÀAÈEÌIÒOÙUàaèeìiòoùu"
    case .circumflex: "ÂAÊEÎIÔOÛUâaêeîiôoûu"
    case .tilde: "ÃAÑNÕOãañnõo"
    case .diaeresis: "ÄAËEÏIÖOÜUŸYäaëeïiöoüuÿy"
    case .ring: "ÅAåaŮUůu"
    case .caron: "ČCŠSŽZĚEŘRčcšsžzěeřr"
    case .cedilla: "ÇCçcŞSşs"
    }
  }

  /// Returns the parts of an accented letter, or nil for other letters.
  static func parts(of letter: Character) -> (plain: Character, accent: PixelAccent)? {
    known[letter]
  }

  private static let known: [Character: (plain: Character, accent: PixelAccent)] = {
    var known: [Character: (plain: Character, accent: PixelAccent)] = [:]
    for accent in allCases {
      let letters = Array(accent.letters)
      for index in stride(from: 0, to: letters.count - 1, by: 2) {
        known[letters[index]] = (letters[index + 1], accent)
      }
    }
    return known
  }()
}
