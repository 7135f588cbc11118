/// A language of the user interface.
public struct Language: Equatable {
  /// The code in `LANGUAGE`, and the folder of its catalogue.
  public let code: String
  /// Its name in the language itself.
  public let name: String

  /// The languages that the program speaks, in the order of their codes.
  public static let all = [
    Language(code: "ar", name: "العربية"), Language(code: "de", name: "Deutsch"),
    Language(code: "en", name: "English"), Language(code: "es", name: "Español"),
    Language(code: "fr", name: "Français"), Language(code: "hi", name: "हिन्दी"),
    Language(code: "it", name: "Italiano"), Language(code: "ja", name: "日本語"),
    Language(code: "ko", name: "한국어"), Language(code: "nl", name: "Nederlands"),
    Language(code: "pl", name: "Polski"), Language(code: "pt_BR", name: "Português (Brasil)"),
    Language(code: "ru", name: "Русский"), Language(code: "tr", name: "Türkçe"),
    Language(code: "uk", name: "Українська"), Language(code: "zh_CN", name: "简体中文"),
    Language(code: "zh_TW", name: "繁體中文"),
  ]
}
