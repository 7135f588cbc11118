import CIntl
import Glibc

// Catalogues as `msgfmt` makes them, read by glibc.
extension Translator {
  /// What the catalogues are called.
  public static let domain = "filbert"

  /// The language that `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` or `LANG` names; English where there is no catalogue of it.
  ///
  /// It sets the locale of the process' messages, so it is called before the first thread begins. Numbers of the
  /// process stay as they are in C.
  ///
  /// - Parameters:
  ///   - folder: holds `zh_CN/LC_MESSAGES/filbert.mo` and the like.
  ///   - domain: what the catalogues are called.
  ///   - locale: empty for that of the environment.
  ///   - isLanguageChosen: whether `LANGUAGE` is what somebody chose for this program: then it counts also where the
  ///     locale wants none.
  public static func ofLocale(
    catalogues folder: String, domain: String = Self.domain, locale: String = "",
    isLanguageChosen: Bool = false
  ) -> Translator {
    var name = setlocale(LC_MESSAGES, locale) ?? setlocale(LC_MESSAGES, "C.UTF-8")
    // Gettext looks at `LANGUAGE` under any other locale than this.
    if isLanguageChosen, let plain = name, ["C", "POSIX"].contains(String(cString: plain)) {
      name = setlocale(LC_MESSAGES, "C.UTF-8")
    }
    guard let name, !["C", "POSIX"].contains(String(cString: name)) else {
      return Translator(numbers: .ofLocale(in: "en"))
    }
    bindtextdomain(domain, folder)
    bind_textdomain_codeset(domain, "UTF-8")
    // Its head: without a catalogue nothing needs to be looked up.
    guard let head = entry(for: "", in: domain) else {
      return Translator(numbers: .ofLocale(in: "en"))
    }
    let language = Self.language(ofHead: head)
    return Translator(
      numbers: .ofLocale(in: language), language: String(language),
      isReadFromRight: isReadFromRight(language)
    ) { message in
      guard !message.text.isEmpty else { return nil }
      // The mark is GNU gettext's.
      let key = message.context.map { "\($0)\u{4}\(message.text)" } ?? message.text
      guard let plural = message.plural else { return entry(for: key, in: domain) }
      return entry(for: key, plural, count: message.count, in: domain)
    }
  }

  /// What a catalogue says of its language, as `ar` or `zh_CN`.
  static func language(ofHead head: String) -> Substring {
    for line in head.split(separator: "\n") where line.hasPrefix("Language:") {
      return line.dropFirst("Language:".count).drop { $0 == " " }
    }
    return ""
  }

  /// Whether a language is written in letters that go from right to left.
  static func isReadFromRight(_ language: Substring) -> Bool {
    let name = language.prefix { $0.isLetter }.lowercased()
    return [
      "ar", "arc", "azb", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur",
      "yi",
    ].contains(name) && !language.contains("@latin") && !language.contains("@devanagari")
  }

  private static func entry(for key: String, in domain: String) -> String? {
    key.withCString { key in
      // What is not in the catalogue comes back itself. The text belongs to glibc.
      dgettext(domain, key).flatMap { UnsafePointer($0) == key ? nil : String(cString: $0) }
    }
  }

  private static func entry(
    for key: String, _ plural: String, count: Int, in domain: String
  ) -> String? {
    key.withCString { key in
      plural.withCString { plural in
        dngettext(domain, key, plural, count.magnitude).flatMap {
          [key, plural].contains(UnsafePointer($0)) ? nil : String(cString: $0)
        }
      }
    }
  }
}

extension Texts {
  /// The texts in the language of whoever runs the program; see `Translator.ofLocale`.
  ///
  /// - Parameters:
  ///   - program: the path of the program. The catalogues lie in `locale` beside it where it was built, and in
  ///     `../share/locale` where it was installed.
  ///   - isLanguageChosen: whether `LANGUAGE` goes before the locale.
  public static func ofLocale(program: String, isLanguageChosen: Bool) -> Texts {
    Texts(.ofLocale(catalogues: catalogues(of: program), isLanguageChosen: isLanguageChosen))
  }

  /// The folder of the catalogues of a program. Beside one in /usr/bin stands glibc's `locale`, which is no folder.
  static func catalogues(of program: String) -> String {
    let folder = program.lastIndex(of: "/").map { String(program[..<$0]) } ?? "."
    let built = folder + "/locale"
    return hasCatalogue(built) ? built : folder + "/../share/locale"
  }

  private static func hasCatalogue(_ folder: String) -> Bool {
    guard let languages = opendir(folder) else { return false }
    defer { closedir(languages) }
    while let entry = readdir(languages) {
      let language = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let file = "\(folder)/\(language)/LC_MESSAGES/\(Translator.domain).mo"
      if !language.hasPrefix("."), access(file, R_OK) == 0 { return true }
    }
    return false
  }
}

extension NumberFormat {
  /// As `LC_ALL`, `LC_NUMERIC` or `LANG` wants it; as in English where the locale says nothing.
  ///
  /// - Parameter language: of the sentences that numbers stand in, as `fa` or `zh_CN`. Another language's digits don't
  ///   belong into them.
  static func ofLocale(in language: Substring) -> NumberFormat {
    guard let locale = newlocale(1 << LC_NUMERIC, "", nil) else { return .english }
    defer { freelocale(locale) }
    func text(_ item: Int) -> String? {
      nl_langinfo_l(nl_item(item), locale).flatMap { String(validatingCString: $0) }
    }
    guard let decimal = text(RADIXCHAR), let group = text(THOUSEP) else { return .english }
    // glibc's item for the name of a category.
    let name = text(Int(LC_NUMERIC) << 16 | 0xFFFF) ?? ""
    let digits = Self.language(name) == Self.language(language) ? Self.digits(of: name) : []
    guard decimal != "." || !group.isEmpty || !digits.isEmpty else { return .english }
    return NumberFormat(decimalSeparator: decimal, groupSeparator: group, digits: digits)
  }

  private static func language(_ name: some StringProtocol) -> String {
    name.prefix { $0.isLetter }.lowercased()
  }

  /// What `printf` writes with its flag `I`; empty where that is not ten signs.
  private static func digits(of name: String) -> [Character] {
    guard let locale = newlocale(1 << LC_CTYPE, name, nil) else { return [] }
    defer { freelocale(locale) }
    let first = Int(_NL_CTYPE_OUTDIGIT0_MB)
    let digits = (first..<first + 10).compactMap { item -> String? in
      nl_langinfo_l(nl_item(item), locale).flatMap { String(validatingCString: $0) }
    }
    return digits.allSatisfy { $0.count == 1 } ? digits.compactMap { $0.first } : []
  }
}
