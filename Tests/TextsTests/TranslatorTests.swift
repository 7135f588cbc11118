import Foundation
import Testing

@testable import Texts

@Suite struct TranslatorTests {
  @Test func `Arguments stand at the places of their names, in any order`() {
    let translate = Translator { _ in "{b} before {a}, {a} again; {c} {" }
    #expect(
      translate("{a} and {b}", ["a": "one {b}", "b": 2]) == "2 before one {b}, one {b} again; {c} {"
    )
    #expect(Translator.english("{a} and {b}", ["a": "one", "b": 2]) == "one and 2")
    #expect(Translator.english("{a} and {b}") == "{a} and {b}")
  }

  @Test func `A message in a message is said in the same language`() {
    let words = ["no: {reason}": "nein: {reason}", "it is full": "es ist voll"]
    let translate = Translator { words[$0.text] }
    let message = Message("no: {reason}", ["reason": Message("it is full")])
    #expect(translate(message) == "nein: es ist voll")
    #expect(message.description == "no: it is full")
    #expect(message == Message("no: {reason}", ["reason": Message("it is full")]))
    #expect(message != Message("no: {reason}", ["reason": "it is full"]))
  }

  @Test func `English counts one and all others`() {
    let said = [0, 1, 2].map { Translator.english("One painting", "{count} paintings", count: $0) }
    #expect(said == ["0 paintings", "One painting", "2 paintings"])
  }

  /// A catalogue of a language with three forms, found as glibc finds those of the program.
  private func translator(in folder: URL) throws -> Translator {
    let file = CatalogueFile(
      plurals:
        "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
      [
        "Undo": "Cofnij", "{name} is here": "Jest {name}", "lid\u{4}Round": "okrągłe",
        "One frame\0{count} frames": "{count} klatka\0{count} klatki\0{count} klatek",
      ])
    let place = folder.appending(path: "C.UTF-8/LC_MESSAGES")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try file.bytes.write(to: place.appending(path: "filbert-test.mo"))
    return .ofLocale(catalogues: folder.path, domain: "filbert-test", locale: "C.UTF-8")
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["LANGUAGE"] == nil))
  func `A catalogue says what it has, and English the rest`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let translate = try translator(in: folder)
    #expect(translate("Undo") == "Cofnij")
    #expect(translate("{name} is here", ["name": "Kot"]) == "Jest Kot")
    #expect(translate("Round", context: "lid") == "okrągłe")
    #expect(translate("Round") == "Round")
    #expect(translate("Round", context: "bread") == "Round")
    let counted = [1, 2, 5, 12, 22, 25].map {
      translate("One frame", "{count} frames", count: $0)
    }
    #expect(
      counted == ["1 klatka", "2 klatki", "5 klatek", "12 klatek", "22 klatki", "25 klatek"])
    #expect(translate("One cat", "{count} cats", count: 1) == "One cat")
    #expect(translate("One cat", "{count} cats", count: 5) == "5 cats")
    #expect(translate("") == "")
  }

  @Test func `Without a catalogue everything is said in English`() {
    for locale in ["C", "C.UTF-8", "xx_YY.UTF-8"] {
      let translate = Translator.ofLocale(
        catalogues: "/nowhere", domain: "filbert-none", locale: locale)
      #expect(translate("Undo") == "Undo")
      #expect(translate("One frame", "{count} frames", count: 2) == "2 frames")
    }
  }

  /// In /usr/bin, `locale` is glibc's program.
  @Test func `Catalogues are beside a program that was built, and in share where it was installed`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileManager.default
    let program = folder.appending(path: "bin/filbert").path
    try files.createDirectory(
      at: folder.appending(path: "bin"), withIntermediateDirectories: true)
    let installed = folder.path + "/bin/../share/locale"
    #expect(Texts.catalogues(of: program) == installed)
    let beside = folder.appending(path: "bin/locale")
    try Data("a program".utf8).write(to: beside)
    #expect(Texts.catalogues(of: program) == installed)
    try files.removeItem(at: beside)
    let language = beside.appending(path: "de/LC_MESSAGES")
    try files.createDirectory(at: language, withIntermediateDirectories: true)
    #expect(Texts.catalogues(of: program) == installed)
    try Data().write(to: language.appending(path: "filbert.mo"))
    #expect(Texts.catalogues(of: program) == beside.path)
  }

  @Test func `A translator of the texts' own reaches all of them`() {
    let texts = Texts(Translator { "<\($0.text)>" })
    #expect(texts.undo == "<Undo>")
    #expect(texts.selection.copy == "<Copy>")
    #expect(texts.life.kinds["gun"] == "<Guns>")
    #expect(texts.deleted("Cat") == "<“Cat” is in the trash.>")
  }
}
