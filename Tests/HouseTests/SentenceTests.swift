import Foundation
import Testing
import TranslationTesting

/// Comments, pages and texts are in plain English.
@Suite struct SentenceTests {
  /// How many of each phrase are allowed: in the comments of 100,000 lines of sources, and in all pages together.
  private static let most: [Phrase: (inComments: Int, inPages: Int)] = [
    .what: (707, 99), .location: (438, 35), .lying: (142, 23), .those: (104, 24),
    .ofWhich: (102, 12), .people: (102, 6), .beside: (44, 13), .isNo: (46, 3), .comesOf: (24, 4),
  ]

  @Test func `Every phrase has a limit`() {
    #expect(Set(Self.most.keys) == Set(Phrase.allCases))
  }

  @Test func `Comments have few phrases that slow a reader down`() throws {
    let sources = try SwiftSource.all(below: "Sources")
    let lineCount = sources.reduce(0) { $0 + $1.lines.count }
    #expect(lineCount > 100_000)
    let found = sources.flatMap { source in
      source.lines.indices.compactMap(source.comment(at:)).flatMap(Phrase.all(in:))
    }
    #expect(!found.isEmpty)
    for (phrase, most) in Self.most {
      let count = found.count { $0 == phrase }
      #expect(
        count * 100_000 <= most.inComments * lineCount, "\(phrase): \(count) in \(lineCount) lines")
    }
  }

  @Test func `Pages have few phrases that slow a reader down`() throws {
    let found = try Page.all().flatMap { page in
      page.text.split(separator: "\n").flatMap(Phrase.all(in:))
    }
    for (phrase, most) in Self.most {
      let count = found.count { $0 == phrase }
      #expect(count <= most.inPages, "\(phrase)")
    }
  }

  @Test func `Texts have none of the worst phrases`() throws {
    let template = try Catalogue(
      SwiftSource.root.appending(path: "Resources/Translations/filbert.pot"))
    let texts = template.entries.flatMap { entry in
      [entry.sentence.text, entry.sentence.plural].compactMap { $0 }
    }
    #expect(texts.count > 1000)
    for text in texts {
      let found = Set(Phrase.all(in: text[...])).intersection([.what, .location, .isNo])
      #expect(found == [], "\(text)")
    }
  }

  private static let examples: [(line: Substring, phrases: [Phrase])] = [
    ("What is drawn, what a stroke covers, what looks odd", [.what, .what, .what]),
    ("what ended; What? Is it? Somewhat is, what. Is so what size", [.what]),
    ("Where it is, and where not; somewhere", [.location, .location]),
    ("It lies, lay and is lying; it relies", [.lying, .lying, .lying]),
    ("those that draw, those in a group, those strokes", [.those, .those]),
    ("strokes of which, From whom, for that which", [.ofWhich, .ofWhich]),
    ("Whoever draws, somebody who, nobody, whole", [.people, .people, .people, .people]),
    ("beside it, besides", [.beside]),
    ("it is no stroke, are no strokes, is not one, is no", [.isNo, .isNo]),
    ("comes of it, became of it, comes from it", [.comesOf, .comesOf]),
    ("", []),
  ]

  @Test(arguments: examples)
  func `The check finds what it looks for`(line: Substring, phrases: [Phrase]) {
    #expect(Phrase.all(in: line) == phrases)
  }

  @Test func `Comments are read from sources, and nothing else`() {
    let text = #"""
      /// One.
      let a = "// two"  // Three “ä”
      let b = "c"
        // Four
      let d = "e://f"
      """#
    let source = SwiftSource(path: "", text: text)
    let comments = source.lines.indices.map(source.comment(at:))
    #expect(comments == ["/// One.", "// Three “ä”", nil, "// Four", nil])
  }
}
