import CIntl
import Glibc

// Catalogues made by `msgfmt`, read by glibc.
extension Translator {
  /// The name of the catalogues.
  public static let domain = "filbert"

  /// The language selected by `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` or `LANG`; English if it has no catalogue.
  ///
  /// Sets the locale of the process's messages, so call it before the first thread starts. Numbers of the process keep
  /// the C locale.
  ///
  /// - Parameters:
  ///   - folder: contains `zh_CN/LC_MESSAGES/filbert.mo` etc.
  ///   - domain: the name of the catalogues.
  ///   - locale: empty for that of the environment.
  ///   - isLanguageChosen: whether the user chose `LANGUAGE` for this program: then it also applies if the locale
  ///     disables it.
  public static func ofLocale(
    catalogues folder: String, domain: String = Self.domain, locale: String = "",
    isLanguageChosen: Bool = false
  ) -> Translator {
    var name = setlocale(LC_MESSAGES, locale) ?? setlocale(LC_MESSAGES, "C.UTF-8")
    // Gettext ignores `LANGUAGE` in exactly these locales.
    if isLanguageChosen, let plain = name, ["C", "POSIX"].contains(String(cString: plain)) {
      name = setlocale(LC_MESSAGES, "C.UTF-8")
    }
    guard let name, !["C", "POSIX"].contains(String(cString: name)) else {
      return Translator(numbers: .ofLocale(in: "en"))
    }
    bindtextdomain(domain, folder)
    bind_textdomain_codeset(domain, "UTF-8")
    // The header: without a catalogue, no lookups are needed.
    guard let head = entry(for: "", in: domain) else {
      return Translator(numbers: .ofLocale(in: "en"))
    }
    let language = Self.language(ofHead: head)
    return Translator(
      numbers: .ofLocale(in: language), language: String(language),
      isReadFromRight: isReadFromRight(language)
    ) { message in
      guard !message.text.isEmpty else { return nil }
      // The separator is GNU gettext's.
      let key = message.context.map { "\($0)\u{4}\(message.text)" } ?? message.text
      guard let plural = message.plural else { return entry(for: key, in: domain) }
      return entry(for: key, plural, count: message.count, in: domain)
    }
  }

  /// The language in a catalogue's header, such as `ar` or `zh_CN`.
  static func language(ofHead head: String) -> Substring {
    for line in head.split(separator: "\n") where line.hasPrefix("Language:") {
      return line.dropFirst("Language:".count).drop { $0 == " " }
    }
    return ""
  }

  /// Whether a language is written from right to left.
  static func isReadFromRight(_ language: Substring) -> Bool {
    let name = language.prefix { $0.isLetter }.lowercased()
    return [
      "ar", "arc", "azb", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur",
      "yi",
    ].contains(name) && !language.contains("@latin") && !language.contains("@devanagari")
  }

  private static func entry(for key: String, in domain: String) -> String? {
    key.withCString { key in
      // Missing entries return the key itself. The text is owned by glibc.
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
  /// The texts in the user's language; see `Translator.ofLocale`.
  ///
  /// - Parameters:
  ///   - program: the path of the program. The catalogues are in the adjacent `locale` folder of a build, or in
  ///     `../share/locale` of an installation.
  ///   - isLanguageChosen: whether `LANGUAGE` takes precedence over the locale.
  public static func ofLocale(program: String, isLanguageChosen: Bool) -> Texts {
    Texts(.ofLocale(catalogues: catalogues(of: program), isLanguageChosen: isLanguageChosen))
  }

  /// The catalogue folder of a program. In /usr/bin, `locale` is glibc's program instead of a folder.
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
  /// The format according to `LC_ALL`, `LC_NUMERIC` or `LANG`; English if the locale specifies nothing.
  ///
  /// - Parameter language: of the surrounding sentences, such as `fa` or `zh_CN`. They must not contain another
  ///   language's digits.
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

  /// The digits of `printf` with its flag `I`; empty unless there are ten.
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
