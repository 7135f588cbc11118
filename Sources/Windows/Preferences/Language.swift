/// A language that windows can speak.
public struct Language: Equatable {
  /// As `LANGUAGE` has it, and the folder of its catalogue.
  public let code: String
  /// What it is called by those who speak it.
  public let name: String

  public static let all = [
    Language(code: "ar", name: "العربية"), Language(code: "de", name: "Deutsch"),
    Language(code: "en", name: "English"), Language(code: "es", name: "Español"),
    Language(code: "fr", name: "Français"), Language(code: "ja", name: "日本語"),
    Language(code: "zh_CN", name: "简体中文"),
  ]
}
