import Foundation
import TranslationTesting
import Testing

/// The sentences that the program says, as the sources have them, next to their catalogues.
@Suite("The catalogues")
struct CatalogueTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let translations = root.appending(path: "Resources/Translations")

  /// All but the verbs, which speak English, and what is no part of the program.
  private static func sources() throws -> [(path: String, text: String)] {
    let folder = root.appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    return try files.compactMap { $0 as? String }.filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix("CommandLine/")
        && !$0.hasPrefix("DocumentScripting/") && !$0.hasPrefix("Scripting/")
        && !$0.hasPrefix("Bench/")
    }.map {
      ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }

  @Test func `have every sentence of the sources and no other`() throws {
    let called = Set(try Self.sources().flatMap { SentenceCall.all(in: $0.text).map(\.sentence) })
    let said = called.union(try DesktopTemplate.all.flatMap(\.sentences))
    let listed = Set(
      try Catalogue(Self.translations.appending(path: "filbert.pot")).entries.map(\.sentence))
    #expect(said.count > 500)
    #expect(said.subtracting(listed) == [], "not in the catalogue; Scripts/messages puts it there")
    #expect(listed.subtracting(said) == [], "no longer said; Scripts/messages takes it out")
  }

  @Test func `can be made, since what is translated is written where it is`() throws {
    for (path, text) in try Self.sources() where path.hasPrefix("Texts/") {
      guard !path.hasPrefix("Texts/Translator"), path != "Texts/Message.swift" else { continue }
      for call in text.components(separatedBy: "translate(").dropFirst() {
        let first = call.first { !$0.isWhitespace }
        #expect(first == "\"" || call.hasPrefix("Message(error)"), "\(path): \(call.prefix(40))")
      }
      for call in SentenceCall.all(in: text) {
        #expect(!call.sentence.text.contains("\\("), "\(path): \(call.sentence)")
      }
    }
  }

  private static let roomsWithWindows: Set<String> = [
    "App", "CollectionWindow", "DocumentWindows", "LifeEditing", "PaintingEditing", "PixelEditing",
    "Views", "Windows",
  ]

  private func room(of path: String) -> String { String(path.prefix { $0 != "/" }) }

  @Test func `have all that windows say, which no other file of the sources does`() throws {
    let said =
      /(\b(title|text|tooltip|message|messageText|placeholder|confirmTitle): |\bsay\()"[^"]*\p{L}{2}/
    for (path, text) in try Self.sources() where Self.roomsWithWindows.contains(room(of: path)) {
      for line in text.split(separator: "\n")
      where line.contains(": \"") || line.contains("say(\"") {
        #expect(line.firstMatch(of: said) == nil, "\(path): in no catalogue: \(line)")
      }
    }
  }

  @Test(arguments: Catalogue.languages)
  func `are translated, all of them`(language: String) throws {
    let catalogue = try Catalogue(Self.translations.appending(path: "\(language).po"))
    let template = try Catalogue(Self.translations.appending(path: "filbert.pot"))
    let missing = Set(template.entries.map(\.sentence))
      .subtracting(catalogue.entries.map(\.sentence))
    #expect(missing == [])
    for entry in catalogue.entries {
      #expect(!entry.isFuzzy, "\(entry.sentence)")
      #expect(!entry.forms.isEmpty && !entry.forms.contains(""), "\(entry.sentence)")
    }
  }

  @Test(arguments: Catalogue.languages)
  func `keep the places of arguments`(language: String) throws {
    for entry in try Catalogue(Self.translations.appending(path: "\(language).po")).entries {
      let sentence = entry.sentence
      let allowed = [sentence.text, sentence.plural].compactMap { $0 }.map(Self.places)
      for form in entry.forms {
        #expect(allowed.contains(Self.places(in: form)), "\(form)")
      }
    }
  }

  @Test(arguments: Catalogue.languages)
  func `have as many plural forms as their language`(language: String) throws {
    let catalogue = try Catalogue(Self.translations.appending(path: "\(language).po"))
    let count = try #require(catalogue.head.firstMatch(of: /nplurals=(\d+);/).flatMap { Int($0.1) })
    for entry in catalogue.entries where entry.sentence.plural != nil {
      #expect(entry.forms.count == count, "\(entry.sentence)")
    }
  }

  private static func places(in text: String) -> Set<String> {
    Set(text.matches(of: /\{\w+\}/).map { String($0.0) })
  }

  @Test func `are read from the sources in every form of a call`() {
    let text = #"""
      translate("A")
      translate(
        "B “{name}”"
          + " C", context: "D", ["name": name])
      // translate("no")
      Message("E", "{count} F", count: 2)
      throw SVGError("G")
      LifePatternError(line: 3, "H")
      """#
    #expect(
      SentenceCall.all(in: text).map(\.sentence) == [
        Sentence(text: "A"), Sentence(text: "B “{name}” C", context: "D"),
        Sentence(text: "E", plural: "{count} F"), Sentence(text: "G"), Sentence(text: "H"),
      ])
  }
}
