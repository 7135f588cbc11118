import Foundation
public import Texts

extension Texts {
  /// The texts of one of the repository's catalogues, whatever locale the process has.
  ///
  /// Of what counts, it says the last form, which most languages have for many.
  public static func translated(_ language: String) throws -> Texts {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let catalogue = try Catalogue(
      root.appending(path: "Resources/Translations/\(language).po"))
    let said = Dictionary(
      catalogue.entries.map { ($0.sentence, $0.forms.last ?? "") }, uniquingKeysWith: { $1 })
    return Texts(
      Translator(language: language, isReadFromRight: ["ar"].contains(language)) { message in
        said[
          Sentence(text: message.text, plural: message.plural, context: message.context)]
      })
  }
}
