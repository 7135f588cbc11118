import Foundation
import TranslationTesting

/// A file of `Resources/Desktop` of which an installed one is made.
struct DesktopTemplate {
  let text: String

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Resources/Desktop")

  static var all: [DesktopTemplate] {
    get throws {
      try ["application.desktop", "application.metainfo.xml", "application.xml"].map {
        DesktopTemplate(
          text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
      }
    }
  }

  /// What of it is said to people.
  var sentences: [Sentence] {
    // Of the news of a release nothing is translated: it is read once.
    let text = text.replacing(/<releases>[\s\S]*<\/releases>/, with: "")
    let entries = text.matches(of: /(?m)^(?:Name|GenericName|Comment|Keywords)=(.*)$/)
      .map { $0.1 }
    let elements = text.matches(of: /<(?:summary|p|li|caption|comment)>([^<]*)</).map { $0.1 }
    return (entries + elements).map { Sentence(text: String($0)) }
  }
}
