import Foundation
import TranslationTesting
import Testing

/// Whoever has the fonts that the package recommends sees no box where a character should be.
@Suite struct FontCoverageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func table(_ package: String) throws -> FontCoverage {
    try FontCoverage(
      table: root.appending(path: "Tests/HouseTests/Fonts").appending(path: package + ".txt"))
  }

  /// The fonts that the package recommends: in each group, one of several packages will do.
  private static func recommended() throws -> [[String]] {
    let file = root.appending(path: "Resources/Debian/control")
    let control = try String(contentsOf: file, encoding: .utf8)
    let line = try #require(control.firstMatch(of: /\nRecommends: (.+)\n/)).1
    return line.split(separator: ",").map { group in
      group.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }.filter { $0.contains { $0.hasPrefix("fonts-") } }
  }

  /// All fonts that somebody may end up with, by the names of their packages.
  private static func choices() throws -> [[String]] {
    try recommended().reduce([[]]) { choices, group in
      choices.flatMap { choice in group.map { choice + [$0] } }
    }
  }

  @Test(arguments: Catalogue.languages)
  func `Every character of a catalogue is in the recommended fonts`(language: String) throws {
    let file = Self.root.appending(path: "Resources/Translations/\(language).po")
    let said = try Catalogue(file).entries.flatMap {
      $0.forms + [$0.sentence.text, $0.sentence.plural ?? ""]
    }
    #expect(said.count > 1000)
    let choices = try Self.choices()
    #expect(choices.count > 1)
    for packages in choices {
      let fonts = try packages.map(Self.table).reduce(FontCoverage("")) { $0.union($1) }
      for text in said {
        let missing = fonts.missing(in: text)
        #expect(missing == [], "\(packages) can't show “\(text)”")
      }
    }
  }

  /// Languages are called by their own names in the settings, and numbers are written in more digits than ASCII has.
  @Test func `So are the signs of numbers, of keys and of languages`() throws {
    let signs =
      "⁰¹²³⁴⁵⁶⁷⁸⁹×−–…—“”·٠١٢٣٤٥٦٧٨٩٫٬۰۱۲۳۴۵۶۷۸۹العربية 日本語 简体中文 繁體中文 한국어 हिन्दी"
      + "Русский Українська Français Español Português Türkçe"
    for packages in try Self.choices() {
      let fonts = try packages.map(Self.table).reduce(FontCoverage("")) { $0.union($1) }
      #expect(fonts.missing(in: signs) == [])
    }
  }

  @Test func `What a font lacks is found`() throws {
    let latin = try Self.table("fonts-dejavu-core")
    #expect(latin.missing(in: "Größe, حجم, \u{2068}x\u{2069}\n") == [])
    #expect(latin.missing(in: "新画") == ["新", "画"])
    let all = try latin.union(Self.table("fonts-noto-cjk"))
    #expect(all.missing(in: "新画\u{E000}") == ["\u{E000}"])
    #expect(FontCoverage("20-22 41").scalars == [0x20, 0x21, 0x22, 0x41])
  }

  /// The table is what `fc-query` says of the file, wherever the font is installed.
  @Test(
    arguments: [
      ("fonts-dejavu-core", "DejaVu Sans"), ("fonts-noto-cjk", "Noto Sans CJK SC"),
    ])
  func `A table has what its font has`(package: String, family: String) throws {
    let query = Process()
    query.executableURL = URL(filePath: "/usr/bin/env")
    query.arguments = ["fc-match", "--format", "%{family}\n%{charset}\n", family]
    let output = Pipe()
    query.standardOutput = output
    try query.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    query.waitUntilExit()
    let lines = said.split(separator: "\n")
    guard lines.count == 2, lines[0].split(separator: ",").contains(family[...]) else {
      // Another font stands in for it: only what the tests need themselves has to be installed.
      #expect(package != "fonts-dejavu-core")
      return
    }
    #expect(try FontCoverage(lines[1]) == Self.table(package))
  }
}
